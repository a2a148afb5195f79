import type { SignInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { isolated } from '#app/common/text/isolated'
import Property from '#app/properties/property'

const ADDRESS = /^\/properties\/([^/]+)\/(save|documents)$/

const DEEDS = new Map([
  ['save', 'save'],
  ['documents', 'request documents of'],
])

/** Why a guest's heart, or their request for a document, leads here. */
export async function findListingReason({ pathname }: URL): Promise<SignInReason | null> {
  const [, slug, page = ''] = ADDRESS.exec(pathname) ?? []
  if (!slug) return null
  const home = await Property.query()
    .withScopes((scopes) => {
      scopes.listed()
      scopes.at({ slug })
    })
    .first()
  return home && { title: `Sign in to ${DEEDS.get(page)} ${isolated(home.name)}` }
}
