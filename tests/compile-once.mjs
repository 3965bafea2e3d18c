import v8 from 'node:v8';

// Compiles the embedded database once, without a second, optimizing pass, which costs tests more than it saves: each backend
// starts with half the processor time. For `NODE_OPTIONS`, which child processes inherit.
v8.setFlagsFromString('--liftoff-only');
