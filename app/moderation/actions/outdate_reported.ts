import { HttpError } from '#app/kernel/exceptions/http_error'
import type { InTransaction } from '#app/kernel/database/transaction'
import User from '#app/accounts/models/user'
import { outdateSessions } from '#app/accounts/sessions/end_sessions'
import Report from '#app/moderation/models/report'

/** Ends the sessions of a reported person. @throws HttpError 404, 409 if the account was deleted */
export async function outdateReported({ trx }: InTransaction, reportId: number): Promise<User> {
  const report = await Report.find(reportId, { client: trx })
  if (!report) throw HttpError.notFound()
  const person = report.reportedUserId && (await User.find(report.reportedUserId, { client: trx }))
  if (!person) throw HttpError.conflict('This account was deleted.')
  await outdateSessions(person, trx)
  return person
}
