import { HttpError } from '#app/kernel/exceptions/http_error'

export class ProviderProblem extends HttpError {
  static denied(label: string) {
    return new ProviderProblem(403, `You didn’t let ${label} tell us who you are. Nothing changed.`)
  }

  static stale() {
    return new ProviderProblem(
      400,
      'This answer was used before, took too long, or belongs to another browser. Nothing changed. Start again.'
    )
  }

  static failed(label: string) {
    return new ProviderProblem(
      502,
      `${label} didn’t give us an answer that we can use. Nothing changed. Try again in a while, or sign in another way.`
    )
  }

  static someoneElse(label: string) {
    return new ProviderProblem(
      409,
      `That isn’t the ${label} account that is connected here. Sign in there with the other one.`
    )
  }

  static emailTaken(label: string, email: string) {
    return new ProviderProblem(
      409,
      `${email} has an account here already. Sign in the way you usually do. Then connect ${label} in the settings, under Connected accounts.`
    )
  }
}
