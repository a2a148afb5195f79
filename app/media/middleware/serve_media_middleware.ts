import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { publicContents } from '#app/media/serving/public_contents'
import { sendFile, sendNothing } from '#app/media/serving/send_file'
import { servedFile } from '#app/media/serving/served_file'

const MEDIA = /^\/media\/([0-9a-f]{64})\/([a-z0-9]+\.[a-z0-9]+)$/

/** Serves public images without session or cookies, so that any cache may store them. */
export default class ServeMediaMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const match = ['GET', 'HEAD'].includes(ctx.request.method()) && MEDIA.exec(ctx.request.url())
    if (!match) return next()

    const [, hash, file] = match
    const content = await publicContents.find(hash)
    if (content === 'private') return next()
    const served = content && servedFile(content, file)
    return served ? sendFile(ctx, served, 'public') : sendNothing(ctx.response)
  }
}
