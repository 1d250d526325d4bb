// The first thing that runs, on any machine: plain JavaScript without a dependency.
// It brings the pinned pnpm, and the pinned Node where the machine's is too old, from the npm registry
// into .tools/, installs from the lockfile when the lockfile changed, and hands over to scripts/<name>.ts.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const PNPM = '12.21.0';
const NODE = '24.21.0';
const OLDEST_NODE = [22, 18];

const root = path.resolve(import.meta.dirname, '..');
const windows = process.platform === 'win32';
const environment = { ...process.env };

const node = newEnough(process.versions.node) ? process.execPath : pinnedNode();
environment.PATH = path.dirname(node) + path.delimiter + (environment.PATH ?? '');
const pnpm = pinnedPnpm();
installIfChanged();
handOver();

function newEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

function pinnedNode() {
  const platform = windows ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const home = path.join(root, '.tools', `node-${NODE}`);
  const binary = path.join(home, 'node_modules', name, 'bin', windows ? 'node.exe' : 'node');
  if (!existsSync(binary)) fetchPackage(home, `${name}@${NODE}`, `Node ${NODE} (this machine has ${process.versions.node})`);
  if (!existsSync(binary))
    stop(
      `Node ${OLDEST_NODE.join('.')} or newer is needed and there is no ready-made one for ${process.platform} ${process.arch}. Please install it from nodejs.org.`,
    );
  return binary;
}

function pinnedPnpm() {
  const home = path.join(root, '.tools', `pnpm-${PNPM}`);
  const binary = path.join(home, 'node_modules', '.bin', windows ? 'pnpm.cmd' : 'pnpm');
  if (!existsSync(binary)) fetchPackage(home, `pnpm@${PNPM}`, `pnpm ${PNPM}`);
  return binary;
}

function fetchPackage(home, spec, what) {
  console.error(`Fetching ${what} ...`);
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{"private":true}');
  run('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', '--silent', '--no-save', spec], home);
}

function installIfChanged() {
  const fingerprint = createHash('sha256');
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml']) fingerprint.update(readFileSync(path.join(root, file)));
  const wanted = fingerprint.digest('hex');
  const stamp = path.join(root, 'node_modules', '.lou-installed');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Installing what Lou needs ...');
  run(pnpm, ['install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only', '--loglevel=warn'], root);
  writeFileSync(stamp, wanted);
}

function handOver() {
  const [name, ...rest] = process.argv.slice(2);
  const script = path.join(root, 'scripts', `${name}.ts`);
  if (!name || !existsSync(script)) stop(`There is no command '${name ?? ''}'. The commands stand in README.md.`);
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', script, ...rest], { cwd: root, env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => stop(`Could not start ${name}: ${error.message}`));
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function run(command, args, cwd) {
  const result = spawnSync(command, args, { cwd, env: environment, stdio: ['ignore', 2, 2], shell: windows });
  if (result.status !== 0) stop(`'${path.basename(command)} ${args[0]}' failed. Is the npm registry reachable? Try again with a connection.`);
}

function stop(sentence) {
  console.error(sentence);
  process.exit(1);
}
