/** The media queries that match; emptied after each test. */
export const matchingMedia = new Set<string>();

// Browser features that the app uses and jsdom lacks.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: matchingMedia.has(media),
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

window.scrollTo = () => undefined;

// Once a frame is requested while timers are fake, jsdom has no more frames.
window.requestAnimationFrame = (callback) => Number(setTimeout(() => callback(performance.now()), 16));
window.cancelAnimationFrame = (id) => clearTimeout(id);

HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, a[href], input')?.focus();
};

HTMLDialogElement.prototype.close = function close() {
  if (!this.open) return;
  this.open = false;
  queueMicrotask(() => this.dispatchEvent(new Event('close')));
};

// No animations, and every element is in view.
Element.prototype.getAnimations = () => [];
Element.prototype.scrollIntoView = () => undefined;

// jsdom does not know <search>, and React warns of elements that a browser does not know.
Object.defineProperty(HTMLUnknownElement.prototype, Symbol.toStringTag, {
  get(this: HTMLUnknownElement) {
    return this.localName === 'search' ? 'HTMLElement' : 'HTMLUnknownElement';
  },
});

HTMLElement.prototype.hidePopover = () => undefined;

// Elements have no size in jsdom, so no resize is ever reported; a chart shows its table and announcements only.
window.ResizeObserver = class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};
