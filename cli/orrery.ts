import { Command } from 'commander';

const program = new Command('orrery').description('A table for classic space board games.');

program
  .command('serve')
  .description('run the server and the web client')
  .allowUnknownOption()
  .allowExcessArguments()
  .action(() => {
    console.error('serve: not built yet');
    process.exitCode = 3;
  });

await program.parseAsync();
