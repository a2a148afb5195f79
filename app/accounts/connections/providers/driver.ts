import type { AllyUserContract, Oauth2AccessToken } from '@adonisjs/ally/types'

type Params = { param: (name: string, value: string) => unknown }

export interface Driver {
  redirectUrl: (configure: (request: Params) => void) => Promise<string>
  accessDenied: () => boolean
  hasError: () => boolean
  user: () => Promise<AllyUserContract<Oauth2AccessToken>>
}
