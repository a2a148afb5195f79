import type { NotificationWords } from '#app/notifications/registry/notification_kinds'
import type PropertyDocument from '#app/properties/documents/models/property_document'
import type Property from '#app/properties/models/property'

/** What notices about a document say. */
export function documentWords(
  { name }: Pick<PropertyDocument, 'name'>,
  property: Pick<Property, 'name'>
): NotificationWords {
  return { document: name, home: property.name ?? 'a listing' }
}
