import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { listingsOf, openHousesOf, type CampaignBlock } from '#app/farm/contract/campaign_body'
import type { OpenHouseRow } from '#app/farm/open_houses/models/open_house_row'
import { listInviting } from '#app/farm/open_houses/queries/list_inviting'
import type { PropertyCardRow } from '#app/properties/models/property_row'
import { listListedProperties } from '#app/properties/queries/list_listed_properties'

/** What a mail shows that anybody may see, by id. */
export interface LetterCards {
  listings: ReadonlyMap<number, PropertyCardRow>
  houses: ReadonlyMap<number, OpenHouseRow>
}

export async function listLetterCards(
  blocks: readonly CampaignBlock[],
  client?: TransactionClientContract
): Promise<LetterCards> {
  return {
    listings: await listListedProperties(listingsOf(blocks), client),
    houses: await listInviting(openHousesOf(blocks), client),
  }
}
