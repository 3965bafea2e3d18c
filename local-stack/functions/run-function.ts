// Runs one function. Standard input closes when the parent process exits, even after SIGKILL: then this process exits, too.
const parent = Deno.stdin.readable.pipeTo(new WritableStream());
parent.finally(() => Deno.exit(0)).catch(() => {});

await import(Deno.args[0]);
