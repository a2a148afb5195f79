import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Image from '#app/media/models/image'
import Team from '#app/teams/models/team'

export async function reasonToKeepTeamPhoto(
  image: Image,
  trx: TransactionClientContract
): Promise<string | null> {
  const team = await Team.query({ client: trx }).where('photo_image_id', image.id).first()
  return team && `This is the photo of ${team.name}. Remove it in the team’s settings first.`
}
