// Runs one function. Standard input closes when whoever started it ends, however that happens: then this ends too.
(async () => {
  for await (const _ of Deno.stdin.readable);
  Deno.exit(0);
})();

await import(Deno.args[0]);
