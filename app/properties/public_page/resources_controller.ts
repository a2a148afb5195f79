import type { HttpContext } from '@adonisjs/core/http'
import { keptInvitations } from '#app/common/http/kept_invitations'
import ImageTransformer from '#app/media/image_transformer'
import { openInvitedListing } from '#app/properties/invitations/open_listing'
import { listDocuments } from '#app/properties/documents/find_documents'
import { listListingVideos } from '#app/properties/public_page/listing_media'
import DocumentTransformer, { accessOf } from '#app/properties/documents/document_transformer'

export default class ResourcesController {
  /** Documents are those that this person may download. */
  async show(ctx: HttpContext) {
    const { id, images, canEdit } = await openInvitedListing(ctx)
    const viewer = ctx.auth.user ?? null
    const videos = await listListingVideos({
      listingId: id,
      viewer,
      invitationIds: keptInvitations(ctx),
    })
    const documents = await listDocuments(id, { viewerId: viewer?.id ?? null, canEdit })
    return {
      resources: {
        images: images.map((image) => new ImageTransformer(image).toObject()),
        videos,
        documents: documents
          .filter((document) => accessOf(document) === 'open')
          .map((document) => new DocumentTransformer(document).toObject()),
      },
    }
  }

  async featuredImage(ctx: HttpContext) {
    const property = await openInvitedListing(ctx)
    const image = property.featuredImage
    return { featured_image: image ? new ImageTransformer(image).toObject() : null }
  }
}
