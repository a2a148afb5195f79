/** A request that the HTTP API does not do, with its status and a sentence for the programmer. */
export class ApiRefusal extends Error {
  constructor(
    readonly status: number,
    message: string
  ) {
    super(message)
  }
}
