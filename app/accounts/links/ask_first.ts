import type { HttpContext } from '@adonisjs/core/http'

interface Question {
  title: string
  words: string
  button: string
}

/**
 * Whether a link from a mail may act at once: only in a session of the person it was sent to. Mail
 * scanners and previewers open links, too.
 */
export function opensOwnLink({ auth, request }: HttpContext, userId: number): boolean {
  return request.method() === 'GET' && auth.user?.id === userId
}

/** A page with one button, which posts to the same link. */
export function askFirst({ inertia, request, response }: HttpContext, question: Question) {
  response.header('referrer-policy', 'same-origin')
  return inertia.render('accounts/confirm_link', {
    csrf_token: request.csrfToken,
    action: request.url(true),
    ...question,
  })
}
