import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from '#app/accounts/models/user'
import { errors as vineErrors } from '@vinejs/vine'
import { HttpError } from '#app/kernel/exceptions/http_error'
import { attachImages } from '#app/media/actions/attach_images'
import { countUse } from '#app/media/actions/count_use'
import { detachImages } from '#app/media/actions/detach_images'
import { readRichText } from '#app/common/contract/rich_text'
import { wordsOf } from '#app/common/contract/rich_text_words'
import { stagingContent } from '#app/properties/contract/component_content'
import { floorPlansContent } from '#app/properties/contract/floor_plans'
import { ILLUSTRATED_PARTS, MAX_PART_PICTURES } from '#app/properties/contract/part_pictures'
import Component from '#app/properties/models/component'
import { lockProperty } from '#app/properties/models/lock_property'
import { assertUnchanged } from '#app/properties/policies/assert_unchanged'
import { checkedContent } from '#app/properties/policies/checked_content'
import type { ActingUser } from '#app/accounts/models/acting_user'
import type { OpaqueJson } from '#app/properties/contract/opaque_json'

export interface ComponentInput {
  content?: OpaqueJson
  images?: number[]
  /** the content that the sender last knew, to notice others’ changes */
  seen?: OpaqueJson
  /** staged photos that the sender knew of */
  known_pictures?: number[]
}

/**
 * Staged photos that the sender did not know of stay: the designer adds them while the editor is
 * open.
 */
export async function updateComponent(
  { user: editor, trx }: ActingUser,
  id: number,
  input: ComponentInput
): Promise<Component> {
  const found = await Component.find(id, { client: trx })
  if (!found) throw HttpError.notFound()
  const property = await lockProperty({ id: found.propertyId }, editor, trx)
  // it may have changed before the lock
  const component = await Component.findOrFail(id, { client: trx })

  if (input.content && input.seen) {
    const [stored, sent, seen] = [component.content, input.content, input.seen].map((content) =>
      component.type === 'staging' ? captionsIn(content) : content
    )
    assertUnchanged(stored, sent, seen)
  }
  const content = checkedContent(component.type, contentOf(component, input))
  const images = imagesOf(component, { ...input, content })
  assertFewPictures(component.type, images)
  if (content) component.content = content
  await component.save()
  if (images) await replaceImages(component, editor, images, trx)

  if (content && component.type === 'overview') {
    const text = readRichText(content.text)
    property.description = text && wordsOf(text)
  }
  property.version += 1
  await property.save()
  await component.load('images')
  return component
}

function contentOf({ type, content: stored }: Component, input: ComponentInput) {
  const { content, known_pictures: known } = input
  if (type !== 'staging' || !content || !known) return content
  const sent = stagingContent(content).pictures
  const isNew = (image: number) =>
    !known.includes(image) && !sent.some((picture) => picture.image === image)
  const added = stagingContent(stored).pictures.filter(({ image }) => isNew(image))
  return { ...content, pictures: [...sent, ...added] }
}

/** By picture: the designer may add others at any time. */
function captionsIn(content: OpaqueJson): OpaqueJson {
  const { pictures } = stagingContent(content)
  return Object.fromEntries(pictures.map(({ image, caption }) => [String(image), caption]))
}

function imagesOf({ type }: Component, { content, images }: ComponentInput): number[] | undefined {
  if (!content) return images
  if (type === 'floor_plans') return floorPlansContent(content).plans.map(({ image }) => image)
  if (type !== 'staging') return images
  const { pictures } = stagingContent(content)
  return [...new Set(pictures.flatMap(({ image, original }) => [image, original]))]
}

function assertFewPictures(type: string, images: readonly number[] = []): void {
  const isIllustrated = ILLUSTRATED_PARTS.some((part) => part === type)
  if (isIllustrated && images.length > MAX_PART_PICTURES) {
    throw new vineErrors.E_VALIDATION_ERROR([
      {
        field: 'component.images',
        message: `A part of the page can have at most ${MAX_PART_PICTURES} photos.`,
      },
    ])
  }
}

async function replaceImages(
  component: Component,
  editor: User,
  ids: number[],
  trx: TransactionClientContract
): Promise<void> {
  const rows = await trx.from('component_images').where('component_id', component.id)
  const before: number[] = rows.map((row) => row.image_id)
  const added = ids.filter((id) => !before.includes(id))
  const listed = await listedAmong(added, component, trx)
  await countUse({ trx }, listed)
  await attachImages(
    { user: editor, trx },
    added.filter((id) => !listed.includes(id))
  )
  await trx.from('component_images').where('component_id', component.id).delete()
  if (ids.length) {
    await trx
      .table('component_images')
      .multiInsert(
        ids.map((id, position) => ({ component_id: component.id, image_id: id, position }))
      )
  }
  await detachImages(
    { trx },
    before.filter((id) => !ids.includes(id))
  )
}

/** Those that are photos of the listing already: a colleague may have uploaded them. */
async function listedAmong(
  ids: number[],
  { propertyId }: Component,
  trx: TransactionClientContract
): Promise<number[]> {
  const rows = await trx
    .from('property_images')
    .where('property_id', propertyId)
    .whereIn('image_id', ids)
  return rows.map((row: { image_id: number }) => row.image_id)
}
