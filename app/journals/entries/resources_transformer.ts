import { BaseTransformer } from '@adonisjs/core/transformers'
import { referencesOf, type EntryBody } from '#app/journals/entries/entry_body'
import type { Resources } from '#app/journals/entries/find_resources'
import ImageTransformer from '#app/media/image_transformer'
import { designSource } from '#app/spots/editor/slide_sources_transformer'
import { propertyCard } from '#app/properties/property_transformer'

interface BodyWithResources {
  body: EntryBody | null
  resources: Resources
}

/** What the blocks of one text stand for. */
export default class ResourcesTransformer extends BaseTransformer<BodyWithResources> {
  toObject() {
    const { body, resources } = this.resource
    const { images, designs, properties } = referencesOf(body)
    return {
      images: found(images, resources.images).map((row) => new ImageTransformer(row).toObject()),
      designs: found(designs, resources.designs).map(designSource),
      properties: found(properties, resources.properties).map(propertyCard),
    }
  }
}

function found<Row>(ids: number[], rows: Map<number, Row>): Row[] {
  return ids.flatMap((id) => rows.get(id) ?? [])
}
