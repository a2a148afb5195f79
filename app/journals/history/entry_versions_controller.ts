import type { HttpContext } from '@adonisjs/core/http'
import { readEntryBody } from '#app/journals/entries/entry_body'
import { findVersion, listVersions } from '#app/journals/history/list_versions'
import { findResources } from '#app/journals/entries/find_resources'
import { entryAddress } from '#app/journals/open_journal'
import ResourcesTransformer from '#app/journals/entries/resources_transformer'
import VersionTransformer from '#app/journals/history/version_transformer'

export default class EntryVersionsController {
  async index(ctx: HttpContext) {
    const rows = await listVersions(ctx.auth.getUserOrFail(), entryAddress(ctx))
    return { versions: rows.map((row) => new VersionTransformer(row).toObject()) }
  }

  async show(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const row = await findVersion(user, entryAddress(ctx), Number(ctx.params.version))
    const body = readEntryBody(row.body)
    const resources = await findResources([body], user)
    return {
      version: {
        ...new VersionTransformer(row).toObject(),
        body,
        ...new ResourcesTransformer({ body, resources }).toObject(),
      },
    }
  }
}
