import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import string from '@adonisjs/core/helpers/string'
import { addModuleTo, moduleFiles } from '#app/kernel/modules/module_files'

/** `npm run ace make:module <name>`: creates a minimal module with a page, in both lists. */
export default class MakeModule extends BaseCommand {
  static override commandName = 'make:module'
  static override description = 'Create a module with a page, a route and a test'

  @args.string({ description: 'Name in snake_case, plural where it holds things: open_houses' })
  declare name: string

  @flags.number({ description: 'It may import from modules on lower floors', default: 10 })
  declare floor: number

  override async run() {
    const name = string.snakeCase(this.name)
    for (const [path, text] of Object.entries(moduleFiles(name, this.floor))) {
      const file = this.app.makePath(path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text, { flag: 'wx' })
      this.logger.action(`create ${path}`).succeeded()
    }
    for (const [list, room] of [
      ['app/modules.ts', 'module'],
      ['app/ui_modules.ts', 'ui_module'],
    ] as const) {
      const file = this.app.makePath(list)
      await writeFile(file, addModuleTo(await readFile(file, 'utf8'), name, room))
      this.logger.action(`update ${list}`).succeeded()
    }
    this.logger.info('Run `npm run format`, then `npm run check`.')
  }
}
