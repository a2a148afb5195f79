import type { SignInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { isolated } from '#app/common/text/isolated'
import Market from '#app/places/markets/market'

const ADDRESS = /^\/markets\/([^/]+)\/join$/

export async function findJoinReason({ pathname }: URL): Promise<SignInReason | null> {
  const [, slug] = ADDRESS.exec(pathname) ?? []
  const market = slug ? await Market.findBy('slug', slug) : null
  return market && { title: `Sign in to join ${isolated(market.name)}` }
}
