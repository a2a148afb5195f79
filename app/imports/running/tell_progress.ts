import { importChannel } from '#app/imports/contract/channel_name'
import { findImport } from '#app/imports/queries/find_import'
import ImportTransformer from '#app/imports/transformers/import_transformer'
import { broadcast } from '#app/realtime/broadcasting/broadcast'

export async function tellProgress(id: number): Promise<void> {
  const found = await findImport(id)
  if (!found) return
  await broadcast({
    event: 'import.progress',
    channels: [importChannel(id)],
    data: { import: new ImportTransformer(found).toObject() },
  })
}
