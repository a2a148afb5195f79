import { isHiddenFrom } from '#app/accounts/blocking/policies/is_hidden_from'
import { findUser } from '#app/accounts/queries/find_user'
import { HttpError } from '#app/kernel/exceptions/http_error'

/**
 * @param viewerId null for a guest @throws HttpError 404 if the user doesn't exist or either
 * blocked the other
 */
export async function authorizeSeeing(viewerId: number | null, userId: number): Promise<void> {
  if (!(await findUser(userId)) || (await isHiddenFrom(viewerId, userId))) {
    throw HttpError.notFound()
  }
}
