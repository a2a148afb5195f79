import Property from '#app/properties/models/property'

const ADDRESS = /^\/properties\/([^/]+)\/save$/

export async function findSavingReason({ pathname }: URL) {
  const [, slug] = ADDRESS.exec(pathname) ?? []
  if (!slug) return null
  const home = await Property.query()
    .withScopes((scopes) => {
      scopes.listed()
      scopes.at({ slug })
    })
    .first()
  return home && { title: `Sign in to save ${home.name}` }
}
