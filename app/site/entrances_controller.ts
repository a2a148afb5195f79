import type { HttpContext } from '@adonisjs/core/http'
import type { SignInReason } from '#app/accounts/sign_in/sign_in_reasons'
import { ownPath } from '#app/kernel/http/own_path'

const TITLES = new Map([
  ['/enter?design', 'Sign in to like this design'],
  ['/enter?gift', 'Sign in to get your gift'],
  ['/enter?team', 'Sign in to follow this team'],
  ['/spots?comment', 'Sign in to comment on this spot'],
  ['/spots?follow', 'Sign in to follow this person'],
  ['/spots?like', 'Sign in to like this spot'],
  ['/spots?save', 'Sign in to save this spot'],
])

/** Why a guest's button leads here, from `?for`. */
export async function findEntranceReason({
  pathname,
  searchParams,
}: URL): Promise<SignInReason | null> {
  const page = pathname.replace(/^(\/spots)\/[^/]+\/enter$/, '$1')
  const title = TITLES.get(`${page}?${searchParams.get('for')}`)
  return title ? { title } : null
}

export default class EntrancesController {
  /** “Sign in” on a page that guests don’t see leads here: after it they return there. */
  show({ request, response }: HttpContext) {
    return response.redirect().toPath(ownPath(request.qs().to))
  }
}
