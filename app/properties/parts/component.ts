import { DateTime } from 'luxon'
import { BaseModel, column, manyToMany } from '@adonisjs/lucid/orm'
import type { ManyToMany } from '@adonisjs/lucid/types/relations'
import Image, { isLoadedImage, type LoadedImage } from '#app/media/image'
import type { ComponentType } from '#app/properties/listing_options'
import type { OpaqueJson } from '#app/properties/parts/component_content'

export default class Component extends BaseModel {
  @column({ isPrimary: true })
  declare id: number

  @column()
  declare propertyId: number

  @column()
  declare type: ComponentType

  @column()
  declare content: OpaqueJson

  @column.dateTime({ autoCreate: true })
  declare createdAt: DateTime

  @column.dateTime({ autoCreate: true, autoUpdate: true })
  declare updatedAt: DateTime

  @manyToMany(() => Image, {
    pivotTable: 'component_images',
    onQuery: (query) => query.orderBy('component_images.position').orderBy('images.id'),
  })
  declare images: ManyToMany<typeof Image>
}

/** A part whose query preloaded its pictures with their contents. */
export type IllustratedComponent = Component & { images: LoadedImage[] }

export function hasLoadedPictures(component: Component): component is IllustratedComponent {
  return component.images.every(isLoadedImage)
}
