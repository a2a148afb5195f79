import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { args, BaseCommand } from '@adonisjs/core/ace'

/**
 * `npm run ace -- api:document tmp/openapi.json`: writes the OpenAPI document, without a server or
 * database. `npm run check` lints it there.
 */
export default class WriteApiDocument extends BaseCommand {
  static override commandName = 'api:document'
  static override description = 'Write the OpenAPI document of all calls'

  @args.string({ description: 'Where it goes', default: 'tmp/openapi.json' })
  declare file: string

  override async run() {
    this.app.setEnvironment('web')
    this.app.setMode('warmup')
    await this.app.boot()
    await this.app.warmUp()
    const router = await this.app.container.make('router')
    router.commit()
    const { openApiDocument } = await import('#app/developers/openapi_document')
    await mkdir(dirname(this.file), { recursive: true })
    await writeFile(this.file, `${JSON.stringify(await openApiDocument(), null, 2)}\n`)
  }
}
