import { runConsole } from './lib/console.mjs'

/** `npm run rates -- <file> --source=<name>`: puts other exchange rates in force. */
await runConsole('rates:update')
