import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { errors as vineErrors } from '@vinejs/vine'
import { FetchError } from '#app/common/net/fetch_error'
import { guardedFetch } from '#app/common/net/guarded_fetch'
import { fetchLinkedPage } from '#app/common/net/link_preview'
import { showPreview } from '#app/dreams/items/show_preview'
import { MAX_PREVIEW_PICTURE_BYTES } from '#app/dreams/dream_options'
import DreamItem from '#app/dreams/items/dream_item'
import { transaction } from '#app/kernel/database/transaction'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { countFetchedMegapixels } from '#app/media/uploads/count_megapixels'
import { prepareImage } from '#app/media/prepare_image'

/** Title and picture of the page that an item links to, fetched as pages of strangers are. */
export default class FetchItemPreview extends Job<{ itemId: number }> {
  static override options: JobOptions = { queue: 'previews', retry: { maxRetries: 1 } }

  async execute() {
    const item = await DreamItem.find(this.payload.itemId)
    if (!item?.url || item.preview) return
    const page = await fetchLinkedPage(item.url)
    if (!page) return
    const { preview, picture } = page
    const source = picture && (await fetchPicture(picture))
    if (source) {
      try {
        return await prepareImage(
          source,
          (content) => transaction((trx) => showPreview({ trx }, item, preview, content)),
          {
            person: item.userId,
            admit: (size) => countFetchedMegapixels(item.userId, size),
          }
        )
      } catch (error) {
        if (!isRefusedPicture(error)) throw error
      }
    }
    await transaction((trx) => showPreview({ trx }, item, preview, null))
  }
}

async function fetchPicture(address: string): Promise<Buffer | null> {
  try {
    const { status, body } = await guardedFetch(address, { maxBytes: MAX_PREVIEW_PICTURE_BYTES })
    return status === 200 ? body : null
  } catch (error) {
    if (error instanceof FetchError) return null
    throw error
  }
}

/** What we wouldn’t take from people either. */
function isRefusedPicture(error: unknown): boolean {
  if (error instanceof vineErrors.E_VALIDATION_ERROR) return true
  return error instanceof HttpError && [413, 415, 429].includes(error.status)
}
