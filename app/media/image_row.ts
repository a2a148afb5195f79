import type Image from '#app/media/image'
import type ImageContent from '#app/media/image_content'

/** An image's fields on the wire, from a query's JSON or a model. */
export interface ImageRow extends Pick<Image, 'id' | 'alt'> {
  content: Pick<
    ImageContent,
    'hash' | 'width' | 'height' | 'placeholder' | 'originalFile' | 'variants'
  >
}

const ROW = `json_build_object('id', images.id, 'alt', images.alt, 'content', json_build_object(
  'hash', contents.hash, 'width', contents.width, 'height', contents.height,
  'placeholder', contents.placeholder, 'originalFile', contents.original_file,
  'variants', contents.variants))`
const SOURCE = 'images join image_contents contents on contents.hash = images.content_hash'

/**
 * SQL for one image as an `ImageRow` in JSON, or null.
 * @param id a column of the surrounding statement
 */
export function imageJson(id: string): string {
  return `(select ${ROW} from ${SOURCE} where images.id = ${id})`
}

/**
 * SQL for a table's images, ordered by `position`, as a JSON array of `ImageRow`.
 * @param table with `image_id` and `position`, aliased `links` in the condition
 */
export function attachedImagesJson(table: string, condition: string): string {
  return `(select coalesce(json_agg(${ROW} order by links.position, images.id), '[]'::json)
    from ${table} links join (${SOURCE}) on images.id = links.image_id where ${condition})`
}
