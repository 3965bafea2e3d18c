import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';

const isLooking = () =>
  /** @type {{ _disableExpensiveErrorDiagnostics?: boolean }} */ (getConfig())._disableExpensiveErrorDiagnostics;

// A busy machine is slow, also because code that is loaded on demand is compiled meanwhile.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 15_000,
  // findBy… prints the page once when it times out, not at each attempt.
  getElementError: (message, container) =>
    isLooking()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

// No test reads what another one stored.
beforeEach(() => localStorage.clear());

// React captures a stack for each element, up to this depth; jest's default is 100.
Error.stackTraceLimit = 20;

// Minimal versions of APIs that jsdom lacks: dialogs, matchMedia and observers.
if (!HTMLDialogElement.prototype.showModal) {
  HTMLDialogElement.prototype.show = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close(value) {
    if (!this.open) return;
    this.open = false;
    if (value !== undefined) this.returnValue = value;
    this.dispatchEvent(new Event('close'));
  };
}
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.IntersectionObserver ??= /** @type {any} */ (
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  }
);
window.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
Blob.prototype.arrayBuffer ??= function arrayBuffer() {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(/** @type {ArrayBuffer} */ (reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsArrayBuffer(this);
  });
};
Element.prototype.scrollIntoView ??= () => {};
window.scrollTo = () => {};
