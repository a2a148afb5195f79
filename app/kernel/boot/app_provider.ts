import { HttpRequest } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { reportFailedCommits } from '#app/kernel/database/report_failed_commits'
import { requestId } from '#app/kernel/http/request_id'
import { PlainMessages } from '#app/kernel/validation/plain_messages'

export default class AppProvider {
  async boot() {
    reportFailedCommits()
    vine.messagesProvider = new PlainMessages()
    vine.helpers.asNumber = numberOf
    HttpRequest.macro('id', function (this: HttpRequest) {
      return requestId(this.request)
    })
  }
}

/** Unlike vine's, takes neither objects, which may throw, nor `true` and `[5]` for numbers. */
function numberOf(value: unknown): number {
  return typeof value === 'string' || typeof value === 'number' ? Number(value) : Number.NaN
}
