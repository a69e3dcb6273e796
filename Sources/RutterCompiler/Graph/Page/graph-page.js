"use strict";
(() => {
  const graph = JSON.parse(document.getElementById("graph").textContent);
  const svg = document.getElementById("drawing");
  const view = document.getElementById("view");
  const panel = document.getElementById("panel");
  const search = document.getElementById("search");
  const results = document.getElementById("results");
  const jumps = svg.querySelector(".jumps");
  const size = { width: +svg.dataset.width, height: +svg.dataset.height };
  const cards = new Map();
  const room = new Map();
  for (const card of svg.querySelectorAll(".card")) {
    cards.set(+card.dataset.node, card);
    card.setAttribute("role", "button");
    card.setAttribute("tabindex", cards.size === 1 ? 0 : -1);
    const name = card.querySelectorAll(".name"), width = card.querySelector(".card-box").width.baseVal.value;
    const widest = Math.max(1, ...[...name].map((line) => line.getComputedTextLength()));
    room.set(card, Math.min(name.length > 1 ? 17 : 26, 14 * (width - 18) / widest));
  }
  // From afar most names have one size, and only those that do not fit have a smaller one.
  const usual = [...room.values()].sort((a, b) => a - b)[Math.floor(room.size * 0.35)];
  for (const [card, size] of room) card.style.setProperty("--far", `${Math.min(size, usual)}px`);
  const pieces = [...svg.querySelectorAll("[data-edges]")].map((element) => ({
    element, edges: element.dataset.edges.split(" ").map(Number),
  }));
  const out = graph.screens.map(() => []);
  const into = graph.screens.map(() => []);
  graph.waysOut.forEach((way, index) => {
    out[way.from].push(index);
    const end = target(way);
    if (end !== undefined) into[end].push(index);
  });

  function target(way) {
    if (way.screen !== undefined) return way.screen;
    return way.container === undefined ? undefined : graph.containers[way.container].root;
  }

  // Pan and zoom

  let scale = 1, x = 0, y = 0, motion = 0;
  const still = matchMedia("(prefers-reduced-motion: reduce)");

  function show() {
    view.setAttribute("transform", `translate(${x} ${y}) scale(${scale})`);
    svg.classList.toggle("far", scale < 0.4);
    document.getElementById("level").textContent = `${Math.round(scale * 100)}%`;
  }

  function limit(value) { return Math.min(4, Math.max(Math.min(0.02, whole().scale), value)); }

  function whole() {
    const narrow = innerWidth <= 640;
    const left = narrow ? 12 : 320, top = narrow ? 140 : 20, right = 20, bottom = narrow ? 60 : 20;
    const room = { width: Math.max(80, innerWidth - left - right), height: Math.max(80, innerHeight - top - bottom) };
    const fit = Math.min(room.width / size.width, room.height / size.height, 1.25);
    return {
      scale: fit, x: left + Math.max(0, (room.width - size.width * fit) / 2),
      y: top + Math.max(0, (room.height - size.height * fit) / 2),
    };
  }

  function move(goal) {
    cancelAnimationFrame(motion);
    const start = { scale, x, y }, began = performance.now();
    const step = (now) => {
      const t = still.matches ? 1 : Math.min(1, Math.max(0, (now - began) / 220));
      const ease = 1 - (1 - t) ** 3;
      scale = start.scale + (goal.scale - start.scale) * ease;
      x = start.x + (goal.x - start.x) * ease;
      y = start.y + (goal.y - start.y) * ease;
      show();
      if (t < 1) motion = requestAnimationFrame(step);
    };
    still.matches ? step(began) : (motion = requestAnimationFrame(step));
  }

  function zoom(factor, px = innerWidth / 2, py = innerHeight / 2) {
    cancelAnimationFrame(motion);
    const next = limit(scale * factor);
    x = px - (px - x) * next / scale;
    y = py - (py - y) * next / scale;
    scale = next;
    show();
  }

  svg.addEventListener("wheel", (event) => {
    event.preventDefault();
    const unit = event.deltaMode === 1 ? 16 : 1;
    if (event.ctrlKey || event.metaKey) {
      zoom(Math.exp(-event.deltaY * unit * 0.01), event.clientX, event.clientY);
    } else {
      cancelAnimationFrame(motion);
      x -= event.deltaX * unit;
      y -= event.deltaY * unit;
      show();
    }
  }, { passive: false });

  const pointers = new Map();
  let travelled = 0;
  svg.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    cancelAnimationFrame(motion);
    if (pointers.size === 0) travelled = 0;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  addEventListener("pointermove", (event) => {
    const last = pointers.get(event.pointerId);
    if (!last) return;
    const dx = event.clientX - last.x, dy = event.clientY - last.y;
    travelled += Math.abs(dx) + Math.abs(dy);
    if (travelled > 4) svg.classList.add("dragging");
    if (pointers.size === 2) {
      const other = [...pointers].find(([id]) => id !== event.pointerId)[1];
      const before = Math.hypot(last.x - other.x, last.y - other.y);
      const after = Math.hypot(event.clientX - other.x, event.clientY - other.y);
      if (before > 0) zoom(after / before, (event.clientX + other.x) / 2, (event.clientY + other.y) / 2);
      x += dx / 2;
      y += dy / 2;
    } else {
      x += dx;
      y += dy;
    }
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    show();
  });
  for (const name of ["pointerup", "pointercancel"]) {
    addEventListener(name, (event) => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) svg.classList.remove("dragging");
    });
  }
  svg.addEventListener("click", (event) => {
    if (travelled > 4) return;
    const card = event.target.closest(".card");
    select(card ? +card.dataset.node : null);
  });
  document.querySelector(".zoom").addEventListener("click", (event) => {
    const kind = event.target.dataset.zoom;
    if (kind === "fit") move(whole());
    else if (kind) zoom(kind === "in" ? 1.3 : 1 / 1.3);
  });
  addEventListener("resize", () => { if (selected === null) move(whole()); });

  // Selection

  let selected = null;

  function box(node) {
    const { left, top, width, height } = cards.get(node).querySelector(".card-box").getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2, width, height };
  }

  function select(node, isReached = false) {
    if (selected !== null) cards.get(selected).classList.remove("selected");
    selected = node;
    for (const element of svg.querySelectorAll(".near")) element.classList.remove("near");
    jumps.replaceChildren();
    svg.classList.toggle("focused", node !== null);
    panel.hidden = node === null;
    if (node === null) return;
    cards.get(node).classList.add("selected", "near");
    const edges = new Set([...out[node], ...into[node]]);
    for (const index of edges) {
      const way = graph.waysOut[index], end = target(way);
      cards.get(way.from).classList.add("near");
      if (end !== undefined) cards.get(end).classList.add("near");
    }
    const drawn = new Set();
    for (const piece of pieces) {
      if (!piece.edges.some((edge) => edges.has(edge))) continue;
      piece.element.classList.add("near");
      if (!piece.element.matches(".row")) piece.edges.forEach((edge) => drawn.add(edge));
    }
    for (const index of edges) if (!drawn.has(index)) drawJump(graph.waysOut[index]);
    describe(node);
    for (const card of svg.querySelectorAll('.card[tabindex="0"]')) card.setAttribute("tabindex", -1);
    cards.get(node).setAttribute("tabindex", 0);
    if (isReached) cards.get(node).focus({ preventScroll: true });
    reveal(node, isReached);
  }

  function drawJump(way) {
    const end = target(way);
    if (end === undefined || end === way.from) return;
    const [a, b] = [box(way.from), box(end)].map((p) => ({ x: (p.x - x) / scale, y: (p.y - y) / scale }));
    const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
    const bend = Math.max(60, Math.abs(b.x - a.x) / 2);
    path.setAttribute("d", `M${a.x} ${a.y}C${a.x + bend} ${a.y} ${b.x - bend} ${b.y} ${b.x} ${b.y}`);
    jumps.append(path);
  }

  function reveal(node, isReached) {
    const place = box(node);
    const left = innerWidth > 640 ? 320 : 0, right = innerWidth - (innerWidth > 640 ? 372 : 0);
    const bottom = innerWidth > 640 ? innerHeight : innerHeight * 0.45;
    const isSeen = place.x > left && place.x < right && place.y > 40 && place.y < bottom - 40;
    if (isSeen && (!isReached || scale >= 0.5)) return;
    const next = isReached ? Math.max(scale, 0.8) : scale;
    const px = (place.x - x) / scale, py = (place.y - y) / scale;
    move({ scale: next, x: (left + right) / 2 - px * next, y: bottom / 2 - py * next });
  }

  // The panel

  function make(tag, text, className) {
    const element = document.createElement(tag);
    if (text !== undefined) element.textContent = text;
    if (className) element.className = className;
    return element;
  }

  function section(title, items) {
    if (!items.length) return [];
    const list = make("ul");
    list.append(...items);
    return [make("h3", title), list];
  }

  function item(first, ...notes) {
    const element = make("li");
    element.append(first);
    for (const note of notes) if (note) element.append(make("small", note));
    return element;
  }

  function go(text, node) {
    const button = make("button", text, "go");
    button.type = "button";
    button.addEventListener("click", () => select(node, true));
    return button;
  }

  const words = {
    push: "pushes", sheet: "sheet", fullScreenCover: "full-screen cover", popover: "popover", instead: "shown instead", tab: "selects the tab",
    url: "opens an address", hand: "by hand", dismiss: "dismisses", back: "goes back", root: "goes to the root",
  };
  const place = (entry) => entry.place && `${entry.place.file}:${entry.place.line}`;
  const name = (node) => graph.screens[node].name;
  const linksTo = (screen) => [...(screen.links || []), ...(screen.routes || []).flatMap((route) => route.links || [])];
  const home = (node) => graph.containers[graph.screens[node].container];

  function leads(way, from) {
    const end = target(way);
    if (way.url) return item(make("code", way.url), `${way.name}: ${words.url}`, way.method, place(way));
    if (end === undefined) return item(make("strong", way.name), words[way.kind], way.method, place(way));
    const where = home(end) === home(from) ? "" : ` in ${home(end).name}`;
    const label = way.name === name(end) ? "" : `${way.name}: `;
    return item(go(name(end) + where, end), label + words[way.kind], way.method, place(way));
  }

  function describe(node) {
    const screen = graph.screens[node], container = home(node);
    const close = make("button", "×", "close");
    close.type = "button";
    close.setAttribute("aria-label", "Close");
    close.addEventListener("click", () => select(null));
    const tags = make("div");
    const kinds = new Set((screen.routes || []).map((route) => route.present));
    if (container.root === node) tags.append(make("span", "root", "tag"));
    for (const kind of kinds) tags.append(make("span", kind === "push" ? "pushed" : words[kind], "tag"));
    for (const guard of (screen.routes || []).find((route) => route.name === screen.name)?.requires || [])
      tags.append(make("span", `requires ${guard}`, "tag"));
    if (container.kind === "unreachable") tags.append(make("span", "unreachable", "tag lost"));
    for (const condition of screen.if || []) tags.append(make("span", `if ${condition}`, "tag"));
    if (screen.deprecated) tags.append(make("span", `deprecated: ${screen.deprecated}`, "tag lost"));
    const where = make("p", undefined, "where");
    where.append(make("code", place(screen) || ""), make("br"), `${container.name} · feature ${screen.feature}`);
    const view = make("p");
    view.append(make("code", screen.view));
    const parameters = (screen.parameters || []).map((parameter) =>
      item(make("code", `${parameter.name}: ${parameter.type}${parameter.default === undefined ? "" : ` = ${parameter.default}`}`)));
    const routes = screen.routes || [];
    const returned = screen.returns === undefined ? [] : [item(make("code", screen.returns))];
    const links = linksTo(screen).map((link) => item(make("code", link)));
    const others = routes.filter((route) => route.name !== screen.name).map((route) =>
      item(make("strong", route.name), words[route.present], route.requires && `requires ${route.requires.join(", ")}`));
    const twins = graph.screens.map((other, index) => index)
      .filter((index) => index !== node && name(index) === screen.name && graph.screens[index].feature === screen.feature)
      .map((index) => item(go(home(index).name, index)));
    panel.replaceChildren(
      close, make("h2", screen.name), view, ...(screen.summary ? [make("p", screen.summary)] : []),
      ...(screen.title ? [make("p", `Title: ${screen.title}`)] : []), tags, where,
      ...section("Parameters", parameters), ...section("Returns", returned), ...section("Deep links", links), ...section("Other routes to it", others),
      ...section("Ways out", out[node].map((index) => leads(graph.waysOut[index], node))),
      ...section("Ways in", into[node].map((index) => {
        const way = graph.waysOut[index];
        const outside = home(way.from) === container ? "" : ` in ${home(way.from).name}`;
        return item(go(name(way.from) + outside, way.from), way.name === screen.name ? words[way.kind] : `${way.name}: ${words[way.kind]}`);
      })),
      ...section("Also in", twins));
    panel.scrollTop = 0;
  }

  // Search

  let found = [], choice = 0;

  function look() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const text = (screen) => [screen.name, screen.view, screen.title, screen.feature, graph.containers[screen.container].name,
      ...(screen.routes || []).map((route) => route.name), ...linksTo(screen)].filter(Boolean).join(" ").toLowerCase();
    found = words.length ? graph.screens.filter((screen) => { const all = text(screen); return words.every((word) => all.includes(word)); }) : [];
    const first = (screen) => (screen.name.toLowerCase().startsWith(words[0]) ? 0 : screen.name.toLowerCase().includes(words[0]) ? 1 : 2);
    found.sort((a, b) => first(a) - first(b) || a.id - b.id);
    choice = 0;
    svg.classList.toggle("searching", words.length > 0);
    for (const [node, card] of cards) card.classList.toggle("match", found.includes(graph.screens[node]));
    list(words.length > 0);
  }

  function list(isOpen) {
    const shown = found.slice(0, 12).map((screen, index) => {
      const element = make("li", screen.name);
      element.id = `result-${index}`;
      element.setAttribute("role", "option");
      element.setAttribute("aria-selected", index === choice);
      element.append(make("small", graph.containers[screen.container].name));
      element.addEventListener("click", () => take(screen));
      return element;
    });
    if (isOpen && !shown.length) shown.push(make("li", "No screen found", "none"));
    if (found.length > 12) shown.push(make("li", `${found.length - 12} more`, "none"));
    results.replaceChildren(...shown);
    search.setAttribute("aria-expanded", isOpen);
    search.setAttribute("aria-activedescendant", found.length ? `result-${choice}` : "");
  }

  function take(screen) {
    search.value = "";
    look();
    select(screen.id, true);
  }

  search.addEventListener("input", look);
  search.addEventListener("keydown", (event) => {
    const count = Math.min(12, found.length);
    if (event.key === "Enter" && count) take(found[choice]);
    else if (event.key === "Escape") { search.value = ""; look(); search.blur(); }
    else if (event.key === "ArrowDown" && count) { choice = (choice + 1) % count; list(true); }
    else if (event.key === "ArrowUp" && count) { choice = (choice + count - 1) % count; list(true); }
    else return;
    event.preventDefault();
    event.stopPropagation();
  });

  // Keys

  const directions = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

  function neighbour(node, [dx, dy]) {
    const from = box(node);
    let best = null, least = Infinity;
    for (const other of cards.keys()) {
      const to = box(other), along = (to.x - from.x) * dx + (to.y - from.y) * dy;
      if (other === node || along <= 2) continue;
      const across = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
      if (along + 2 * across < least) { least = along + 2 * across; best = other; }
    }
    return best;
  }

  addEventListener("keydown", (event) => {
    if (event.target === search || event.ctrlKey || event.metaKey || event.altKey) return;
    const card = document.activeElement.closest?.(".card");
    if (event.key === "/") search.focus();
    else if (event.key === "Escape") {
      if (selected !== null) cards.get(selected).focus({ preventScroll: true });
      select(null);
    }
    else if (event.key === "+" || event.key === "=") zoom(1.3);
    else if (event.key === "-") zoom(1 / 1.3);
    else if (event.key === "0" || event.key === "f") move(whole());
    else if (card && (event.key === "Enter" || event.key === " ")) {
      select(+card.dataset.node);
      panel.querySelector(".close").focus();
    }
    else if (directions[event.key] && card) {
      const next = neighbour(+card.dataset.node, directions[event.key]);
      if (next !== null) select(next, true);
    } else if (directions[event.key] && document.activeElement === document.body) {
      x -= directions[event.key][0] * 80;
      y -= directions[event.key][1] * 80;
      show();
    } else return;
    event.preventDefault();
  });

  ({ scale, x, y } = whole());
  show();
  const wanted = new URLSearchParams(location.hash.slice(1)).get("screen");
  const start = wanted === null ? -1 : graph.screens.findIndex((screen) => screen.name === wanted);
  if (start >= 0) select(start, true);
})();
