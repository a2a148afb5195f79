import type { HttpContext } from '@adonisjs/core/http'
import { once } from '#app/common/idempotency/once'
import { countForAccount, countFromAddress } from '#app/common/rate_limits/attempts'
import { transaction } from '#app/kernel/database/transaction'
import { rememberBody } from '#app/kernel/http/body_digest'
import OwnUploadTransformer from '#app/videos/uploads/own_upload_transformer'
import VideoTransformer from '#app/videos/video_transformer'
import { announceUpload } from '#app/videos/uploads/open_upload'
import { discardVideo, finishUpload } from '#app/videos/uploads/finish_upload'
import { uploadLimits } from '#app/videos/video_rate_limits'
import {
  findOwnUpload,
  listOwnUploads,
  listProcessedVideos,
  type OwnUpload,
} from '#app/videos/uploads/find_uploads'
import { findVideoQuota } from '#app/videos/uploads/quota'
import { readCreation, requireTus, tellAbilities } from '#app/videos/uploads/tus_headers'
import { uploadRefusals } from '#app/videos/uploads/refusals'
import { withUploadLock } from '#app/videos/uploads/tus_server'
import { findUpload, removeUpload } from '#app/videos/uploads/upload_store'
import { writePart } from '#app/videos/uploads/write_part'

/** tus 1.0: creation, termination, checksum and expiration. */
export default class VideoUploadsController {
  /** What is uploaded or processed, from here or another device, and how much room is left. */
  async index({ auth }: HttpContext) {
    const user = auth.getUserOrFail()
    const videos = await listOwnUploads(user)
    const processed = await listProcessedVideos(user)
    const uploads = await Promise.all(
      videos.map(async (video) => {
        const uploadId = video.uploadId!
        const uploadedBytes = (await findUpload(uploadId))?.offset ?? 0
        return new OwnUploadTransformer({ video, uploadId, uploadedBytes }).toObject()
      })
    )
    const { usedBytes, maxBytes } = await findVideoQuota(user.id)
    const processing = processed.map((video) => new VideoTransformer(video).toObject())
    return { uploads, processing, quota: { used_bytes: usedBytes, max_bytes: maxBytes } }
  }

  options({ response }: HttpContext) {
    tellAbilities(response)
    response.status(204).send('')
  }

  async store(ctx: HttpContext) {
    requireTus(ctx)
    const user = ctx.auth.getUserOrFail()
    const creation = readCreation(ctx)
    await countFromAddress(ctx, uploadLimits.create)
    await countForAccount(ctx, uploadLimits.create, String(user.id))
    await rememberBody(ctx, { ...creation }, null)
    const answer = await once(ctx, async (trx) => {
      const announced = await announceUpload({ user, trx }, creation)
      const { id, slug } = announced.video
      const body = { video: { id, slug }, upload: announced.upload }
      return { status: 201, body: { status: 'success' as const, ...body } }
    })
    ctx.response.header('location', new URL(answer.upload.url).pathname)
    return answer
  }

  /** HEAD: how much has arrived. */
  async show(ctx: HttpContext) {
    if (ctx.request.method() !== 'HEAD') throw uploadRefusals.method()
    requireTus(ctx)
    const { id: uploadId } = ctx.params
    const upload = await findOwnUpload(ctx.auth.getUserOrFail(), uploadId)
    const offset = upload.isComplete
      ? upload.bytes
      : await withUploadLock(uploadId, async () => (await findUpload(uploadId))?.offset ?? 0)
    if (offset === upload.bytes && !upload.isComplete) await finishUpload(upload.video.id, uploadId)
    ctx.response.header('cache-control', 'no-store')
    ctx.response.header('upload-length', upload.bytes)
    tellOffset(ctx, upload, offset)
    ctx.response.status(200).send('')
  }

  async update(ctx: HttpContext) {
    requireTus(ctx)
    const { id: uploadId } = ctx.params
    const user = ctx.auth.getUserOrFail()
    await countFromAddress(ctx, uploadLimits.part)
    await countForAccount(ctx, uploadLimits.part, String(user.id))
    const upload = await findOwnUpload(user, uploadId)
    const offset = await writePart(ctx.request.request, uploadId, upload)
    tellOffset(ctx, upload, offset)
    ctx.response.status(204).send('')
  }

  /** A video without its file is nothing: it goes, too. */
  async destroy(ctx: HttpContext) {
    requireTus(ctx)
    const { id: uploadId } = ctx.params
    const { video, isComplete } = await findOwnUpload(ctx.auth.getUserOrFail(), uploadId)
    if (isComplete) throw uploadRefusals.complete()
    await transaction((trx) => discardVideo({ trx }, video.id))
    await removeUpload(uploadId)
    ctx.response.status(204).send('')
  }
}

function tellOffset({ response }: HttpContext, { bytes, expiresAt }: OwnUpload, offset: number) {
  response.header('upload-offset', offset)
  if (offset < bytes) response.header('upload-expires', expiresAt.toHTTP() ?? '')
}
