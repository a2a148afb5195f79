import type { ActingUser } from '#app/accounts/models/acting_user'
import { detachImages } from '#app/media/actions/detach_images'
import { saveImage } from '#app/media/actions/save_image'
import type ImageContent from '#app/media/models/image_content'
import { originalPath } from '#app/media/transformers/image_transformer'
import type Team from '#app/teams/models/team'

/**
 * Sets or removes the photo of a locked team, which the caller saves. The previous one is deleted a
 * day later.
 */
export async function setTeamPhoto(
  { user, trx }: ActingUser,
  team: Team,
  content: ImageContent | null
): Promise<void> {
  if (team.photoImageId !== null) await detachImages({ trx }, [team.photoImageId])
  const photo = { owner: user, purpose: 'avatar', alt: team.name, isUsed: true } as const
  const image = content && (await saveImage({ trx }, content, photo))
  team.merge({ photoImageId: image?.id ?? null, photoUrl: image && originalPath(image.content) })
}
