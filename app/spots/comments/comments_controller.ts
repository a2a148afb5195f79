import type { HttpContext } from '@adonisjs/core/http'
import { pageRequest, paginator } from '#app/common/http/paginator'
import { once } from '#app/common/idempotency/once'
import { countAttempt } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { removeComment, writeComment } from '#app/spots/comments/write_comment'
import { COMMENT_LIMITS } from '#app/spots/spot_rate_limits'
import { findSpotRow } from '#app/spots/find_spot'
import { listComments } from '#app/spots/comments/list_comments'
import CommentTransformer from '#app/spots/comments/comment_transformer'
import { spotAnswer } from '#app/spots/spot_answers'
import { commentValidator } from '#app/spots/spot_validators'

export default class CommentsController {
  async index(ctx: HttpContext) {
    const viewerId = ctx.auth.user?.id ?? null
    const spot = await findSpotRow({ slug: ctx.params.slug }, viewerId)
    const page = pageRequest(ctx)
    const threads = await listComments(spot.id, viewerId, page)
    const comments = threads.map(({ comment, replies }) => ({
      ...new CommentTransformer(comment).toObject(viewerId),
      replies: replies.map((reply) => new CommentTransformer(reply).toObject(viewerId)),
    }))
    return { comments: paginator(ctx, comments, page), comments_count: spot.commentsCount }
  }

  async store(ctx: HttpContext) {
    const user = ctx.auth.getUserOrFail()
    const input = await ctx.request.validateUsing(commentValidator)
    await countAttempt(ctx, COMMENT_LIMITS, String(user.id))
    const { slug } = ctx.params
    return once(ctx, async (trx) => {
      const comment = await writeComment({ user, trx }, slug, {
        content: input.content,
        replyTo: input.reply_to ?? null,
        clientId: input.client_id,
      })
      const { spot } = await spotAnswer({ slug }, user.id, trx)
      return {
        status: 201,
        body: {
          status: 'success' as const,
          comment: new CommentTransformer(comment).toObject(user.id),
          comments_count: spot.comments_count,
        },
      }
    })
  }

  async destroy({ auth, params }: HttpContext) {
    const user = auth.getUserOrFail()
    return transaction(async (trx) => {
      const slug = await removeComment({ user, trx }, Number(params.id))
      const { spot } = await spotAnswer({ slug }, user.id, trx)
      return { status: 'success' as const, comments_count: spot.comments_count }
    })
  }
}
