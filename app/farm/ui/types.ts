import type { Data } from '#data'

export type OpenHouse = Data.Farm.OpenHouse
export type OpenHouseVisitor = Data.Farm.Visitor
export type Area = Data.Farm.Area
export type Activity = Data.Farm.Activity
export type Contact = Data.Farm.Contact
export type Recipient = Data.Farm.Recipient
export type Segment = Data.Farm.Segment
export type SignUpForm = Data.Farm.Form
export type PublicForm = Data.Farm.PublicForm
export type ContactImport = Data.Farm.ContactImport
