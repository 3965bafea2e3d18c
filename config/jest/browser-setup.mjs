import '@testing-library/jest-dom';
import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';

const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = /** @type {any} */ (React);

const isLooking = () =>
  /** @type {{ _disableExpensiveErrorDiagnostics?: boolean }} */ (getConfig())._disableExpensiveErrorDiagnostics;

// A busy machine is slow, also because code that is loaded on demand is compiled meanwhile.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 45_000,
  // findBy… prints the page once when it times out, not at each attempt.
  getElementError: (message, container) =>
    isLooking()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

// No test reads what another one stored.
beforeEach(() => localStorage.clear());

// findBy… creates an error per attempt; jest's default depth is 100.
Error.stackTraceLimit = 20;

// React captures a stack for each of the first 10,000 elements per second: a tenth of the time of component tests. The stack
// only leads from a warning to the line that created the element; the warnings stay the same.
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set() {} });

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
