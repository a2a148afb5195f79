import type Image from '#app/media/models/image'
import type ImageContent from '#app/media/models/image_content'

/** What the wire tells of a picture, as a query's JSON or a model has it. */
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
 * SQL for one picture as an `ImageRow` in JSON, null where there is none.
 *
 * @param id a column of the statement around it
 */
export function imageJson(id: string): string {
  return `(select ${ROW} from ${SOURCE} where images.id = ${id})`
}

/**
 * SQL for the pictures that a table attaches, in order of its `position`, as a
 * JSON array of `ImageRow`.
 *
 * @param table with `image_id` and `position`, called `links` in the condition
 */
export function attachedImagesJson(table: string, condition: string): string {
  return `(select coalesce(json_agg(${ROW} order by links.position, images.id), '[]'::json)
    from ${table} links join (${SOURCE}) on images.id = links.image_id where ${condition})`
}
