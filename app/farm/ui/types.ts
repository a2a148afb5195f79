import type { Data } from '#data'

export type OpenHouse = Data.Farm.OpenHouses.OpenHouse
export type OpenHouseVisitor = Data.Farm.Visitors.Visitor
export type Area = Data.Farm.Areas.Area
export type Activity = Data.Farm.Areas.Activity
export type Contact = Data.Farm.Contacts.Contact
export type Recipient = Data.Farm.Campaigns.Recipient
export type Segment = Data.Farm.Contacts.Segment
export type SignUpForm = Data.Farm.Forms.Form
export type PublicForm = Data.Farm.Forms.PublicForm
export type ContactImport = Data.Farm.Imports.ContactImport
