import { HttpError } from '#app/kernel/exceptions/http_error'

/** Where nothing is. A route, so that the page that says so knows who is signed in. */
export default class UnknownPathsController {
  show() {
    throw HttpError.notFound()
  }
}
