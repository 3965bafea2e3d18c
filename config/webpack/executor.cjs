// Lerna's executor for targets with `./config:build`: a path, because to resolve a package name, Lerna loads TypeScript, which
// takes 0.2 s. Lerna can load only CommonJS.
const load = () => import('./build-packages.mjs');

exports.buildAll = async function* buildAll(graph, _options, _overrides, { root }) {
  yield* (await load()).buildPackages(graph, root);
};

exports.buildOne = async (_options, { root, projectName, targetName, projectsConfigurations }) => {
  const projectRoot = projectsConfigurations.projects[projectName].root;
  const tasks = { [projectName]: { projectRoot, target: { target: targetName } } };
  for await (const { result } of (await load()).buildPackages({ tasks }, root)) {
    console.log(result.terminalOutput);
    return result;
  }
};
