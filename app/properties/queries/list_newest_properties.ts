import Property from '#app/properties/models/property'

/** The newest listings that anybody may see. */
export function listNewestProperties(limit: number): Promise<Property[]> {
  return Property.query()
    .apply((scopes) => scopes.listed())
    .preload('featuredImage')
    .orderBy([
      { column: 'published_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
}
