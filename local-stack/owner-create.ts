import { readArguments } from 'config/read-arguments';
import { runCommand, UserError } from '../config/run-command.mjs';
import { createOwner, promote, removeAuthenticators } from './owner/accounts.ts';
import { askForProject } from './owner/project.ts';
import { ask } from './owner/prompt.ts';
import { isEmail } from 'domain/email';
import { passwordProblem } from 'domain/password';

/** Creates the owner's account on a hosted project, or removes its authenticators. */
async function main() {
  const usage = 'npm run owner:create -- [--existing | --reset-two-factor]';
  const { values } = readArguments(usage, { existing: { type: 'boolean' }, 'reset-two-factor': { type: 'boolean' } });
  if (values.existing && values['reset-two-factor']) throw new UserError(`Choose one of the options.\nUsage: ${usage}`);
  const project = await askForProject();
  const email = await ask('Owner email', { variable: 'OWNER_EMAIL' });
  if (!isEmail(email)) throw new UserError(`"${email}" is not an email address like name@example.com.`);

  if (values['reset-two-factor']) {
    const count = await removeAuthenticators(project, email);
    console.log(count ? `${email} can sign in by password again.` : `${email} had no authenticator.`);
    return;
  }
  if (values.existing) {
    await promote(project, email);
  } else {
    const name = await ask('Owner name', { variable: 'OWNER_NAME' });
    const password = await ask('Password', { variable: 'OWNER_PASSWORD', isHidden: true });
    const problem = passwordProblem(password, [email, name]);
    if (problem) throw new UserError(`The password cannot be used. ${problem}`);
    await createOwner(project, { email, password, name });
  }
  console.log(`${email} is now the owner and can sign in to the dashboard.`);
}

await runCommand(main);
