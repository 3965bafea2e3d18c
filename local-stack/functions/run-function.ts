// Runs one function. Standard input closes when whoever started it ends, however that happens: then this ends too.
const parent = Deno.stdin.readable.pipeTo(new WritableStream());
parent.finally(() => Deno.exit(0)).catch(() => {});

await import(Deno.args[0]);
