/**
 * What the database has, as postgres.js gives it. Made by `npm run schema`: never changed by hand.
 * Rows are taken from here by `DbRow` (row.ts).
 */

export type AccessCertificates = {
  id: string
  request_id: string
  kind: 'pdf' | 'jpg' | 'png'
  size: number
  sealed: Buffer
  storage_key: string
  created_at: Date
  looked_by: string[]
}

export type AccessRequestApprovals = {
  request_id: string
  colleague_id: string
  at: Date
  checks: (
    | 'contact-called'
    | 'named-called'
    | 'member-called'
    | 'certificate-seen'
    | 'details-compared'
    | 'card-seen'
  )[]
  despite: 'other-name' | 'typing-error' | 'file-wrong' | 'death-sure' | null
}

export type AccessRequests = {
  id: string
  member_id: string
  kind: 'full' | 'living_will'
  sealed: Buffer | null
  state:
    | 'unpaid'
    | 'waiting_contact'
    | 'waiting_time'
    | 'pending_verification'
    | 'completed'
    | 'rejected'
    | 'stopped'
    | 'expired'
  because: string | null
  subject_id: string | null
  case_id: string | null
  contact_known: boolean
  card: 'none' | 'valid' | 'revoked' | 'other'
  created_at: Date
  paid_at: Date | null
  waits_until: Date | null
  changed_at: Date
  asked_by: string | null
  certificate_asked_at: Date | null
  opened_by: string | null
  reminded_at: Date | null
  contact_denies: 'death' | 'reading' | null
  contact_phone: 'same' | 'other' | 'unknown' | null
  tries: number
  tried_at: Date | null
  tried_by: string | null
  left_message: boolean | null
  owner_agreed_at: Date | null
  certificate_needed: boolean
  /** When who signed in as the owner last said that it goes on; stays when that is taken back. */
  last_agreed_at: Date | null
  leak_decision: 'leak-both' | 'leak-authority' | 'leak-owner' | 'leak-none' | null
  leak_why: 'unread' | 'harmless' | 'rightful' | null
  leak_decided_by: string | null
  leak_decided_at: Date | null
  owner_mail_id: string | null
  instead_of: string | null
}

export type AccountDeletions = {
  user_id: string
  token_hash: Buffer
  requested_at: Date
  execute_after: Date
  by_office: 'asked' | 'died' | null
}

export type Appointments = {
  id: string
  customer_user_id: string | null
  appointment_type: 'online_consultation' | 'location_consultation'
  scheduled_date: Date
  duration_minutes: number
  ends_at: Date
  location: 'zwolle' | 'oegstgeest' | null
  notes: Buffer
  status: 'scheduled' | 'cancelled'
  sequence: number
  token_hash: Buffer
  mail_id: string | null
  created_at: Date
  updated_at: Date
  booked_by: string | null
}

export type Attention = {
  id: string
  kind:
    | 'mail'
    | 'payment'
    | 'refund'
    | 'returned'
    | 'delivery'
    | 'job'
    | 'death'
    | 'fetched'
    | 'entered'
    | 'denied'
  about: string
  why: string | null
  since: Date
}

export type AuditLog = {
  day: Date | null
  number: number | null
  at: Date
  actor_id: string | null
  acted_as: string
  action: string
  subject_id: string | null
  detail: string | null
  reason: string | null
  request: string
  transaction_id: string
  previous: Buffer | null
  hash: Buffer | null
  id: string
}

/** What is said to who types the code of a booklet on paper: whose it is and which version */
export type BookletCodes = {
  hash: Buffer
  wish_id: string
  number: number
  sealed: Buffer
  made_at: Date
}

export type CallbackRequests = {
  id: string
  company_name: string
  contact_name: string
  email: string
  phone: string
  message: Buffer | null
  status: 'pending' | 'contacted'
  created_at: Date
  contacted_at: Date | null
  tries: number
  tried_at: Date | null
  tried_by: string | null
  left_message: boolean | null
}

/** Calls about a request that a colleague makes in the place of a mail */
export type CallsToMake = {
  id: string
  request_id: string
  who: 'owner' | 'contact'
  about:
    | 'asked'
    | 'approved'
    | 'rejected'
    | 'stopped'
    | 'over'
    | 'delivered'
    | 'deletion'
    | 'deleted'
    | 'kept'
  created_at: Date
  came: 'spoken' | 'tried' | null
  done_by: string | null
  done_at: Date | null
}

export type CardBatches = {
  id: string
  number: number
  contact_id: string | null
  printed_with: unknown
  printer_id: string | null
  state: 'made' | 'printed' | 'posted'
  created_at: Date
  changed_at: Date
}

export type CardLogos = {
  id: string
  kind: 'png' | 'jpg'
  width: number
  height: number
  sealed_key: Buffer
  storage_key: string
  created_at: Date
}

export type CardOrders = {
  id: string
  user_id: string
  wish_id: string
  variant: 'standard' | 'wilsverklaring'
  state: 'requested' | 'batched' | 'printed' | 'posted' | 'returned' | 'revoked'
  sealed: Buffer
  sealed_for_post: Buffer | null
  created_at: Date
  changed_at: Date
  batch_id: string | null
  sealed_postcode: Buffer | null
  returned_because: 'unknown-address' | 'moved' | 'not-collected' | 'refused' | 'damaged' | null
}

export type CardRequests = {
  id: string
  user_id: string
  wish_id: string
  variant: 'standard' | 'wilsverklaring'
  consent: string
  requested_at: Date
  order_id: string | null
}

export type Cards = {
  id: string
  order_id: string
  number: number
  token_hash: Buffer
  sealed_for_print: Buffer | null
  created_at: Date
  revoked_at: Date | null
}

export type ChoiceLegalStatus = {
  field: string
  option: string
  status: 'allowed' | 'not_allowed'
  explanation: string
  source_name: string
  source_url: string
  reviewed_on: Date
}

export type Consents = {
  user_id: string
  kind: 'privacy' | 'health'
  version: string
  given_at: Date
  withdrawn_at: Date | null
}

/** What a trusted person said on the telephone; two colleagues, who are two people */
export type ContactCalls = {
  id: string
  request_id: string
  sealed: Buffer
  answer: 'yes' | 'no'
  called_at: Date
  noted_by: string | null
  noted_at: Date
  confirmed_by: string | null
  confirmed_at: Date | null
  denies: string | null
  known: boolean | null
}

export type ContentPages = {
  path: string
  title: string
  description: string
  body: string
  version: string
  search: string
}

export type ContentWords = {
  word: string
  pages: number
}

export type DailyFigures = {
  kind:
    | 'registrations'
    | 'files'
    | 'cards'
    | 'appointments'
    | 'callbacks'
    | 'applications'
    | 'requests'
    | 'deaths'
    | 'readings'
    | 'age'
  day: Date
  total: number
}

/** What a colleague tells a contact without an e-mail address, by telephone or by letter */
export type DeathNotices = {
  id: string
  report_id: string
  relative_id: string
  about:
    | 'asked'
    | 'first'
    | 'all'
    | 'stopped'
    | 'refused'
    | 'expired'
    | 'ends-soon'
    | 'ended'
    | 'new-code'
  sealed: Buffer
  created_at: Date
  tries: number
  tried_at: Date | null
  answer: 'yes' | 'no' | 'unknown' | 'told' | null
  noted_by: string | null
  noted_at: Date | null
  confirmed_by: string | null
  printed_at: Date | null
  sent_by: string | null
  sent_at: Date | null
  done_at: Date | null
  tried_by: string | null
  left_message: boolean | null
  looked_by: string[]
}

/** What a contact said about a death that was reported */
export type DeathReportAnswers = {
  report_id: string
  relative_id: string
  address: Buffer
  answer: 'yes' | 'no' | 'unknown'
  at: Date
  died_on: Date | null
}

/** Colleagues who saw on a paper that somebody died */
export type DeathReportApprovals = {
  report_id: string
  colleague_id: string
  paper_id: string | null
  address: Buffer
  checks: string[]
  at: Date
}

/** The paper of a doctor or a town hall that a contact added to a report of a death */
export type DeathReportPapers = {
  id: string
  report_id: string
  relative_id: string
  kind: 'pdf' | 'jpg' | 'png'
  size: number
  sealed: Buffer
  storage_key: string
  created_at: Date
  told_at: Date | null
}

/** What a contact has done of what there is to do after a death that was reported */
export type DeathReportTicks = {
  report_id: string
  task: string
  relative_id: string
  at: Date
}

/** That a contact let us know of a death, and what became of it */
export type DeathReports = {
  id: string
  subject_id: string | null
  case_id: string | null
  died_on: Date
  way: 'contact' | 'paper'
  state: 'reported' | 'waiting' | 'first' | 'all' | 'ended' | 'stopped' | 'refused' | 'expired'
  because: string | null
  created_at: Date
  waits_until: Date
  owner_told_at: Date | null
  first_at: Date | null
  all_at: Date | null
  copies_until: Date | null
  changed_at: Date
}

export type DefaultCardContacts = {
  id: string
  first_name: string
  name_prefix: string
  last_name: string
  email: string
  phone: string
  revision: number
  created_at: Date
}

export type DefaultCardSettings = {
  id: string
  sender_company_name: string
  sender_street: string
  sender_postal_code: string
  sender_city: string
  default_qr_url: string
  revision: number
  updated_at: Date
  logo_id: string | null
}

export type Definitions = {
  name: string
  checksum: string
  applied_at: Date
}

export type Deliveries = {
  id: string
  request_id: string | null
  case_id: string | null
  subject_id: string | null
  kind: 'full' | 'living_will'
  created_at: Date
  failures: number
  problem: 'failed' | 'nothing' | null
  next_try_at: Date
  delivered_at: Date | null
  available_until: Date | null
  deletes_at: Date | null
  warned_at: Date | null
  taken_until: Date | null
  unfetched_since: Date | null
  warning_id: string | null
  tries: number
  tried_at: Date | null
  tried_by: string | null
  left_message: boolean | null
  reached_at: Date | null
}

export type DeliveryDownloads = {
  id: string
  delivery_id: string
  file_id: string | null
  part: string
  person_id: string | null
  on_behalf: boolean
  at: Date
  request: string | null
}

export type DeliveryFiles = {
  id: string
  delivery_id: string
  part: 'run sheet' | 'wishes' | 'confidential' | 'document' | 'living will'
  place: number
  kind: string
  size: number | null
  sealed: Buffer
  storage_key: string | null
  scan: 'clean' | 'infected' | 'none' | null
  sealed_first: Buffer | null
}

export type Documents = {
  id: string
  user_id: string
  purpose: 'document' | 'wilsverklaring' | 'waiting'
  kind: 'pdf' | 'jpg' | 'png' | 'heic' | 'mp3' | 'm4a' | 'mp4' | 'mov' | 'docx' | 'txt'
  size: number
  sealed: Buffer
  storage_key: string
  created_at: Date
  /** Whether it stands on a page of its own in the booklet: of each person one picture at most */
  in_booklet: boolean
}

export type FileIndex = {
  user_id: string
  position: string
  made_with: string | null
  sealed: Buffer | null
  by_words: string[]
  by_email: string[]
}

export type FinishReminders = {
  user_id: string
  off: boolean
  sent_at: Date | null
  token_hash: Buffer | null
  expires_at: Date | null
}

export type FranchiseNotifications = {
  id: string
  franchise_id: string
  type: 'warning' | 'info'
  title: string
  message: string
  created_at: Date
  read_at: Date | null
  request_id: string | null
}

export type FranchisePartners = {
  id: string
  company_name: string
  contact_name: string
  email: string
  phone: string | null
  street: string | null
  house_number: string | null
  postal_code: string | null
  city: string | null
  website: string | null
  status: 'active' | 'inactive'
  referral_code: string
  created_at: Date
  kvk: string | null
  activated_at: Date | null
  removed_at: Date | null
  /** Since when its owner agrees that it stands on the public list; null without that */
  listed_at: Date | null
  /** What the member wants on its new invoices; null for nothing */
  invoice_reference: string | null
  called_on: string | null
  removal_told_at: Date | null
}

export type Grants = {
  id: string
  subject_id: string
  grantee_user_id: string | null
  grantee_member_id: string | null
  scope: 'details' | 'sections' | 'documents' | 'living will' | 'confidential'
  valid_from: Date
  valid_until: Date | null
  reason: string
  origin: 'owner' | 'office'
  created_at: Date
  may_write: boolean
  mandate_id: string | null
  needs: string | null
  grantee_system: string | null
  delivery_id: string | null
  report_id: string | null
}

export type GuildMemberships = {
  id: string
  member_id: string
  user_id: string | null
  part: 'owner' | 'colleague'
  name: string
  email: string
  invited_user_id: string | null
  invitation: Buffer | null
  invited_until: Date | null
  created_at: Date
  brought_account: boolean
}

export type History = {
  id: string
  at: Date
  former: string | null
  next: string
  actor_id: string | null
  acted_as: string
  because: string | null
  told_at: Date | null
  machine: string
  row_id: string
}

export type InvoiceCounters = {
  series: 'F' | 'C'
  year: number
  last: number
}

export type Invoices = {
  id: string
  kind: 'invoice' | 'credit'
  number: string
  payment_id: string
  member_id: string | null
  amount_cents: number
  vat_percent: number
  vat_cents: number
  billed_by: unknown
  billed_to: unknown
  issued_at: Date
}

export type MailRequests = {
  id: string
  sealed: Buffer
  created_at: Date
}

export type Mails = {
  id: string
  kind: string
  sealed: Buffer | null
  status: 'queued' | 'sent' | 'needs_review'
  created_at: Date
  first_attempt_at: Date | null
  sent_at: Date | null
}

export type Mandates = {
  id: string
  subject_id: string
  grantee_user_id: string
  consent: 'aloud' | 'phone' | 'paper'
  given_at: Date
  valid_until: Date
  ended_at: Date | null
  token_hash: Buffer | null
}

export type Migrations = {
  name: string
  checksum: string
  applied_at: Date
}

export type Passkeys = {
  id: string
  user_id: string
  credential_id: Buffer
  public_key: Buffer
  counter: string
  transports: string[]
  name: Buffer
  created_at: Date
  last_used_at: Date | null
}

export type PaymentEvents = {
  id: string
  type: string
  payment_id: string | null
  outcome: 'moved' | 'unchanged' | 'problem' | 'unknown'
  received_at: Date
}

export type Payments = {
  id: string
  request_id: string | null
  member_id: string | null
  amount_cents: number
  vat_percent: number
  state: 'open' | 'paid' | 'failed' | 'expired' | 'refunded'
  session_id: string | null
  checkout_url: string | null
  expires_at: Date | null
  intent_id: string | null
  refund_asked_at: Date | null
  problem: 'amount' | 'currency' | 'session' | 'twice' | 'late' | null
  created_at: Date
  changed_at: Date
  checkout_secret: string | null
  asked_at: Date | null
  refund_failed_at: Date | null
  disputed_at: Date | null
}

export type PendingPosts = {
  user_id: string
  form: string
  token: Buffer
  sealed: Buffer
  expires_at: Date
  mandate_id: string | null
}

export type PersonKeys = {
  user_id: string
  purpose: 'personal' | 'secret'
  wrapped: Buffer
  step: 'asked' | 'added' | 'turned' | 'sealed' | null
  asked_at: Date | null
  replaced_at: Date | null
}

export type PostcodeAreaAssignments = {
  id: string
  area_name: string
  postcode_start: number
  postcode_end: number
  contact_id: string | null
}

export type PreparedAccounts = {
  user_id: string
  made_by: string | null
  made_at: Date
  consent: 'aloud' | 'phone' | 'paper'
  code_hash: Buffer | null
  code_until: Date | null
}

export type Processes = {
  id: string
  command: 'serve' | 'work'
  master_keys: string[]
  seen_at: Date
}

export type Profiles = {
  user_id: string
  sealed: Buffer
  reminder_frequency: 'never' | 'yearly' | 'custom'
  reminder_interval_months: number | null
  privacy_consent_version: string | null
  privacy_consent_at: Date | null
  referred_by_franchise_id: string | null
  referral_tracked_at: Date | null
  updated_at: Date
  reminder_set_at: Date | null
}

export type RateLimits = {
  key: string
  points: number
  expire: string | null
}

export type ReadingRequests = {
  id: string
  reader_id: string
  asked_at: Date
  decided_by: string | null
  decided_at: Date | null
  allowed: boolean | null
  what: 'read' | 'find'
}

export type RecoveryCodes = {
  user_id: string
  hash: Buffer
  created_at: Date
  used_at: Date | null
}

/** What a contact reads after a death: the sealed copy of what was decided for them */
export type RelativeCopies = {
  id: string
  report_id: string
  relative_id: string
  address: Buffer
  sealed: Buffer
  sealed_key: Buffer | null
  storage_key: string | null
  failures: number
  next_try_at: Date
  taken_until: Date | null
  made_at: Date | null
  first_told_at: Date | null
  all_told_at: Date | null
  month_told_at: Date | null
  week_told_at: Date | null
  end_told_at: Date | null
  /** Of a contact without an address: the hash of the code of the letter by which they come in */
  letter: Buffer | null
}

/** A document in the copy of a contact */
export type RelativeCopyFiles = {
  id: string
  copy_id: string
  document_id: string
  kind: string
  size: number
  sealed: Buffer
  storage_key: string
}

export type RelativeLinks = {
  hash: Buffer
  relative_id: string | null
  purpose: 'answer' | 'visit' | 'death' | 'read'
  browser: Buffer | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
  address: Buffer | null
}

/** At which chapter a contact stopped reading */
export type RelativePlaces = {
  relative_id: string
  chapter: string
  changed_at: Date
}

export type RelativeVisits = {
  id: string
  hash: Buffer
  address: Buffer
  started_at: Date
  seen_at: Date
}

export type Relatives = {
  id: string
  owner_id: string
  contact_hash: Buffer
  sealed: Buffer
  state: 'noted' | 'invited' | 'accepted' | 'confirmed' | 'declined' | 'withdrawn'
  because: string | null
  rules: unknown
  asked_at: Date | null
  answers_until: Date | null
  created_at: Date
  changed_at: Date
  answered_at: Date | null
  reports_from: Date | null
  chosen_on: string | null
  warned_at: Date | null
}

export type ReleaseCases = {
  id: string
  subject_id: string | null
  state: 'reported' | 'waiting' | 'stopped' | 'refused' | 'approved' | 'delivered' | 'closed'
  because: string | null
  created_at: Date
  changed_at: Date
}

export type ReleaseHistory = {
  id: string | null
  at: Date | null
  case_id: string | null
  request_id: string | null
  former: string | null
  next: string | null
  actor_id: string | null
  acted_as: string | null
  because: string | null
  told_at: Date | null
}

export type ReleaseLinks = {
  hash: Buffer
  request_id: string | null
  purpose: 'confirm' | 'stop'
  created_at: Date
  report_id: string | null
}

export type ReleasePreferences = {
  user_id: string
  wait_hours: number
  updated_at: Date
  will_hours: number
  next_wait_hours: number | null
  next_will_hours: number | null
  next_from: Date | null
  keep_hash: Buffer | null
  copies_months: number
}

export type ReleaseTransitions = {
  machine: string | null
  former: string | null
  next: string | null
}

export type Reminders = {
  user_id: string
  due_on: Date
  token_hash: Buffer
  sent_at: Date
  expires_at: Date
  confirmed_at: Date | null
}

/** Who was called about a request besides its trusted person, and what they said */
export type RequestCalls = {
  id: string
  request_id: string
  who: 'named' | 'owner' | 'doctor'
  relative_id: string | null
  sealed: Buffer
  said: 'yes' | 'no' | 'none'
  noted_by: string | null
  noted_at: Date
  taken_back_at: Date | null
}

export type RoleCapabilities = {
  role: 'admin' | 'staff' | 'franchise'
  capability: string
}

export type SecondFactors = {
  user_id: string
  sealed: Buffer | null
  last_step: string
  sealed_new: Buffer | null
  new_since: Date | null
  lost_at: Date | null
}

export type Sessions = {
  id: Buffer
  user_id: string
  created_at: Date
  last_seen_at: Date
  expires_at: Date
  handle: string
  browser: string | null
  system: string | null
  assurance: 'one factor' | 'two factors'
  state: 'pending' | 'asked' | 'signed in'
  proven_at: Date | null
  challenge: Buffer | null
  challenge_for: 'add' | 'show' | null
  challenge_at: Date | null
  previous_id: Buffer | null
}

export type StepMarks = {
  user_id: string
  section: 'veer' | 'steen' | 'kaars' | 'rituelen' | 'praktisch' | 'naw' | 'secret'
  mark: 'done' | 'skipped' | 'later'
  marked_at: Date
}

/** What a colleague heard about a request that ended, and needed a person for that */
export type StopNotes = {
  id: string
  request_id: string
  sealed: Buffer
  noted_by: string | null
  noted_at: Date
}

/** Whose access to a member its owner stopped, until they read so */
export type StoppedColleagues = {
  id: string
  user_id: string
  member_id: string
  stopped_at: Date
}

export type Tokens = {
  id: Buffer
  user_id: string
  purpose: 'verify' | 'reset' | 'link' | 'takeover'
  payload: Buffer | null
  created_at: Date
  expires_at: Date
  used_at: Date | null
}

export type Transitions = {
  machine: string
  former: string | null
  next: string
}

export type TrustedContacts = {
  id: string
  owner_id: string
  position: number
  sealed: Buffer
  email_hash: Buffer | null
}

export type UserRoles = {
  user_id: string
  role: 'admin' | 'staff' | 'franchise'
  given_at: Date
  given_by: string | null
  /** Who gave the role, and by way of whom; also those who have none, or no account, any more. */
  given_through: string[]
}

export type Users = {
  id: string
  email: string | null
  password_hash: string
  email_verified_at: Date | null
  created_at: Date
  second_factor_since: Date | null
  first_signed_in_at: Date | null
}

export type Wilsverklaringen = {
  id: string
  user_id: string
  state: 'draft' | 'printed' | 'signed' | 'discussed' | 'confirmed' | 'revoked'
  is_completed: boolean
  sealed: Buffer
  created_at: Date
  changed_at: Date
}

export type WishFileNumbers = {
  number: string
  issued_at: Date
}

export type WishSaves = {
  wish_id: string
  id: string
  section: string
  content: Buffer
  created_at: Date
  sequence: number
  is_new: boolean
  cards: 'none' | 'withdrawn' | 'printed'
  not_confirmed: 'often' | 'full' | 'empty' | null
  seen: string | null
}

export type WishSections = {
  wish_id: string
  section: 'veer' | 'steen' | 'kaars' | 'rituelen' | 'praktisch' | 'naw' | 'secret' | 'formulier'
  sealed: Buffer
  revision: number
  updated_at: Date
  updated_by: string | null
}

export type WishVersions = {
  wish_id: string
  number: number
  sealed: Buffer
  sealed_secret: Buffer
  hash: Buffer
  previous_hash: Buffer | null
  confirmed_at: Date
}

export type Wishes = {
  id: string
  user_id: string
  wish_file_number: string
  title: string
  is_completed: boolean
  visibility: 'private'
  last_updated_by: string | null
  created_at: Date
  updated_at: Date
  versions_seal: Buffer | null
}

/** Each table by its name. */
export type Tables = {
  access_certificates: AccessCertificates
  access_request_approvals: AccessRequestApprovals
  access_requests: AccessRequests
  account_deletions: AccountDeletions
  appointments: Appointments
  attention: Attention
  audit_log: AuditLog
  booklet_codes: BookletCodes
  callback_requests: CallbackRequests
  calls_to_make: CallsToMake
  card_batches: CardBatches
  card_logos: CardLogos
  card_orders: CardOrders
  card_requests: CardRequests
  cards: Cards
  choice_legal_status: ChoiceLegalStatus
  consents: Consents
  contact_calls: ContactCalls
  content_pages: ContentPages
  content_words: ContentWords
  daily_figures: DailyFigures
  death_notices: DeathNotices
  death_report_answers: DeathReportAnswers
  death_report_approvals: DeathReportApprovals
  death_report_papers: DeathReportPapers
  death_report_ticks: DeathReportTicks
  death_reports: DeathReports
  default_card_contacts: DefaultCardContacts
  default_card_settings: DefaultCardSettings
  definitions: Definitions
  deliveries: Deliveries
  delivery_downloads: DeliveryDownloads
  delivery_files: DeliveryFiles
  documents: Documents
  file_index: FileIndex
  finish_reminders: FinishReminders
  franchise_notifications: FranchiseNotifications
  franchise_partners: FranchisePartners
  grants: Grants
  guild_memberships: GuildMemberships
  history: History
  invoice_counters: InvoiceCounters
  invoices: Invoices
  mail_requests: MailRequests
  mails: Mails
  mandates: Mandates
  migrations: Migrations
  passkeys: Passkeys
  payment_events: PaymentEvents
  payments: Payments
  pending_posts: PendingPosts
  person_keys: PersonKeys
  postcode_area_assignments: PostcodeAreaAssignments
  prepared_accounts: PreparedAccounts
  processes: Processes
  profiles: Profiles
  rate_limits: RateLimits
  reading_requests: ReadingRequests
  recovery_codes: RecoveryCodes
  relative_copies: RelativeCopies
  relative_copy_files: RelativeCopyFiles
  relative_links: RelativeLinks
  relative_places: RelativePlaces
  relative_visits: RelativeVisits
  relatives: Relatives
  release_cases: ReleaseCases
  release_history: ReleaseHistory
  release_links: ReleaseLinks
  release_preferences: ReleasePreferences
  release_transitions: ReleaseTransitions
  reminders: Reminders
  request_calls: RequestCalls
  role_capabilities: RoleCapabilities
  second_factors: SecondFactors
  sessions: Sessions
  step_marks: StepMarks
  stop_notes: StopNotes
  stopped_colleagues: StoppedColleagues
  tokens: Tokens
  transitions: Transitions
  trusted_contacts: TrustedContacts
  user_roles: UserRoles
  users: Users
  wilsverklaringen: Wilsverklaringen
  wish_file_numbers: WishFileNumbers
  wish_saves: WishSaves
  wish_sections: WishSections
  wish_versions: WishVersions
  wishes: Wishes
}

/**
 * What each function gives, as the columns that a `select` from it has; one that gives a single
 * value names its column after itself. Any of them may be null: PostgreSQL does not say.
 */
export type Functions = {
  account_of: {
    account_of: string | null
  }
  acting_as: {
    acting_as: string | null
  }
  active_guild_members_count: {
    active_guild_members_count: string | null
  }
  actor_card_orders: {
    actor_card_orders: string | null
  }
  actor_consents: {
    actor_consents: boolean | null
  }
  actor_holds: {
    actor_holds: string | null
  }
  actor_id: {
    actor_id: string | null
  }
  actor_is_granted: {
    actor_is_granted: boolean | null
  }
  actor_living_wills: {
    actor_living_wills: string | null
  }
  actor_may: {
    actor_may: boolean | null
  }
  actor_may_write: {
    actor_may_write: boolean | null
  }
  actor_member_id: {
    actor_member_id: string | null
  }
  actor_owned_member_id: {
    actor_owned_member_id: string | null
  }
  actor_reads: {
    actor_reads: string | null
  }
  actor_reads_files: {
    actor_reads_files: string | null
  }
  actor_relative: {
    actor_relative: string | null
  }
  actor_request: {
    actor_request: string | null
  }
  actor_system: {
    actor_system: string | null
  }
  actor_was_braked: {
    actor_was_braked: boolean | null
  }
  actor_wish_id: {
    actor_wish_id: string | null
  }
  actor_writes: {
    actor_writes: string | null
  }
  actor_writes_files: {
    actor_writes_files: string | null
  }
  add_death_paper: {
    add_death_paper: string[] | null
  }
  add_mandate: {
    add_mandate: Date | null
  }
  administrators_to_tell: {
    id: string | null
    email: string | null
    colleague: string | null
  }
  answer_about_death: {
    answer_about_death: string | null
  }
  anything_around: {
    anything_around: boolean | null
  }
  appointment_bookers: {
    id: string | null
    email: string | null
  }
  approval_refused: {
    approval_refused: string | null
  }
  approvals_of: {
    colleague_id: string | null
    email: string | null
    at: Date | null
    checks: string[] | null
    despite: string | null
  }
  approvals_taken_back: {
    email: string | null
    at: Date | null
  }
  approvals_that_count: {
    approvals_that_count: number | null
  }
  approve_death: {
    approve_death: string | null
  }
  ask_contact_again: {
    ask_contact_again: boolean | null
  }
  ask_for_certificate: {
    ask_for_certificate: boolean | null
  }
  ask_member_for_certificate: {
    ask_member_for_certificate: boolean | null
  }
  ask_new_code: {
    ask_new_code: string | null
  }
  ask_to_read_more: {
    ask_to_read_more: string | null
  }
  asked_of_owner: {
    kind: string | null
    company: string | null
    request: string | null
  }
  audit_hash: {
    audit_hash: Buffer | null
  }
  audit_names: {
    id: string | null
    email: string | null
    wish_file_number: string | null
    company: string | null
  }
  audit_person: {
    audit_person: string | null
  }
  audit_relatives: {
    id: string | null
    sealed: Buffer | null
  }
  audit_subjects: {
    audit_subjects: string[] | null
  }
  begin_free_request: {
    begin_free_request: boolean | null
  }
  call_can_be_confirmed: {
    call_can_be_confirmed: boolean | null
  }
  call_goes_back: {
    call_goes_back: boolean | null
  }
  call_people: {
    noted_by: string | null
    confirmed_by: string | null
  }
  calls_of_request: {
    id: string | null
    who: string | null
    sealed: Buffer | null
    said: string | null
    at: Date | null
    email: string | null
  }
  can_be_delivered: {
    can_be_delivered: boolean | null
  }
  card_batch_list: {
    id: string | null
    number: number | null
    state: string | null
    created_at: Date | null
    changed_at: Date | null
    contact_id: string | null
    printed_with: unknown | null
    printer_id: string | null
    printer: string | null
    orders: number | null
  }
  card_batch_orders: {
    id: string | null
    file_number: string | null
    variant: string | null
    state: string | null
    changed_at: Date | null
    returned_because: string | null
    revoked: number[] | null
    held: boolean | null
  }
  card_batch_was_opened: {
    card_batch_was_opened: boolean | null
  }
  card_order_counts: {
    state: string | null
    orders: number | null
  }
  cards_are_held: {
    cards_are_held: boolean | null
  }
  case_runs: {
    case_runs: boolean | null
  }
  certificate_added: {
    certificate_added: Date | null
  }
  chain_audit: {
    chain_audit: number | null
  }
  change_details_of: {
    change_details_of: string | null
  }
  change_own_business: {
    change_own_business: boolean | null
  }
  change_own_request: {
    change_own_request: boolean | null
  }
  colleague_cards: {
    email: string | null
    user_id: string | null
    sealed: Buffer | null
  }
  companies_of_log: {
    id: string | null
    company: string | null
    answered: boolean | null
  }
  compare_request: {
    matched: string[] | null
    confirmed_at: Date | null
    itself: boolean | null
  }
  concerns_actor: {
    concerns_actor: boolean | null
  }
  confirm_call: {
    confirm_call: string | null
  }
  confirm_death_call: {
    confirm_death_call: string | null
  }
  confirmed_after: {
    confirmed_after: boolean | null
  }
  contacts_of_report: {
    id: string | null
    sealed: Buffer | null
    said: string | null
    at: Date | null
  }
  contacts_taken_back: {
    id: string | null
  }
  contacts_to_compare: {
    id: string | null
    sealed: Buffer | null
  }
  contacts_to_warn: {
    id: string | null
    sealed: Buffer | null
    rules: unknown | null
  }
  contacts_warned: {
    id: string | null
    sealed: Buffer | null
  }
  copies_end_at: {
    copies_end_at: Date | null
  }
  count_figures: {
    kind: string | null
    day: Date | null
    total: number | null
  }
  day_is_doubted: {
    day_is_doubted: boolean | null
  }
  death_approval_refused: {
    death_approval_refused: string | null
  }
  death_approvals_of: {
    colleague_id: string | null
    email: string | null
    at: Date | null
    checks: string[] | null
    paper_id: string | null
  }
  death_approvals_that_count: {
    death_approvals_that_count: number | null
  }
  death_call_can_be_confirmed: {
    death_call_can_be_confirmed: boolean | null
  }
  death_call_needed: {
    death_call_needed: string | null
  }
  decide_leak: {
    decide_leak: boolean | null
  }
  decide_on_reading: {
    decide_on_reading: boolean | null
  }
  decides_without: {
    decides_without: boolean | null
  }
  delivered_files: {
    id: string | null
    part: string | null
    kind: string | null
    size: number | null
    sealed: Buffer | null
    fetched_at: Date | null
    scan: string | null
  }
  delivery_fetches: {
    parts: string[] | null
    at: Date | null
    on_behalf: boolean | null
    name: string | null
  }
  delivery_goes_on: {
    delivery_goes_on: boolean | null
  }
  denials_before: {
    id: string | null
    because: string | null
    at: Date | null
  }
  drop_own_request: {
    drop_own_request: boolean | null
  }
  end_mandate: {
    end_mandate: boolean | null
  }
  end_mandates_of_role: {
    end_mandates_of_role: string | null
  }
  end_of_delivery: {
    email: string | null
    at: Date | null
  }
  end_own_membership: {
    end_own_membership: string | null
  }
  end_without_deletion: {
    end_without_deletion: boolean | null
  }
  ended_deliveries: {
    ended_deliveries: string | null
  }
  fetch_certificate: {
    id: string | null
    kind: string | null
    size: number | null
    sealed: Buffer | null
    storage_key: string | null
  }
  fetch_death_paper: {
    id: string | null
    kind: string | null
    size: number | null
    sealed: Buffer | null
    storage_key: string | null
  }
  fetch_delivered: {
    kind: string | null
    size: number | null
    sealed: Buffer | null
    storage_key: string | null
  }
  fetched_before: {
    fetched_before: boolean | null
  }
  figures_since: {
    kind: string | null
    day: Date | null
    total: number | null
  }
  file_owner: {
    file_owner: string | null
  }
  files_allowed: {
    files_allowed: number | null
  }
  files_read_besides: {
    files_read_besides: number | null
  }
  find_files: {
    user_id: string | null
    place: string | null
    sealed: Buffer | null
    email: string | null
    wish_file_number: string | null
    updated_at: Date | null
  }
  finish_copy: {
    finish_copy: boolean | null
  }
  finish_delivery: {
    finish_delivery: boolean | null
  }
  first_fetch: {
    kind: string | null
    sealed: Buffer | null
    company: string | null
  }
  first_fetched: {
    first_fetched: Date | null
  }
  gets_delivery: {
    gets_delivery: string | null
  }
  gets_now: {
    gets_now: string | null
  }
  give_mandate: {
    outcome: string | null
    mandate: string | null
    email: string | null
    until: Date | null
  }
  give_more_time: {
    give_more_time: boolean | null
  }
  has_lived_since: {
    has_lived_since: boolean | null
  }
  heard_of_request: {
    heard: boolean | null
    denied: boolean | null
    by_me: boolean | null
  }
  held_mandates: {
    mandate: string | null
    subject: string | null
    email: string | null
    sealed: Buffer | null
    wish_file_number: string | null
    until: Date | null
    by_letter: boolean | null
  }
  hold_ended_delivery: {
    hold_ended_delivery: boolean | null
  }
  hold_notice: {
    hold_notice: string | null
  }
  hold_own_business: {
    hold_own_business: boolean | null
  }
  holders_to_tell: {
    email: string | null
    wish_file_number: string | null
  }
  inviting_member: {
    inviting_member: string | null
  }
  is_about_to_go: {
    is_about_to_go: boolean | null
  }
  is_concerned: {
    is_concerned: boolean | null
  }
  is_contact_of: {
    is_contact_of: boolean | null
  }
  is_held: {
    is_held: boolean | null
  }
  is_money_back: {
    is_money_back: boolean | null
  }
  is_mourned: {
    is_mourned: boolean | null
  }
  is_reminded: {
    is_reminded: boolean | null
  }
  is_reported: {
    is_reported: boolean | null
  }
  is_witness: {
    is_witness: boolean | null
  }
  issue_file_number: {
    issue_file_number: string | null
  }
  jobs_given_up: {
    id: string | null
    name: string | null
    since: Date | null
  }
  join_member: {
    join_member: boolean | null
  }
  keep_wait: {
    keep_wait: boolean | null
  }
  keeps_wait: {
    keeps_wait: boolean | null
  }
  last_calls: {
    last_calls: string | null
  }
  leak_of: {
    stopped_at: Date | null
    decision: string | null
    why: string | null
    decided_at: Date | null
    email: string | null
  }
  leave_company: {
    name: string | null
    email: string | null
    owner_name: string | null
    owner_email: string | null
    id: string | null
    company_name: string | null
    contact_name: string | null
    phone: string | null
    company_email: string | null
    is_active: boolean | null
  }
  leave_director: {
    leave_director: boolean | null
  }
  let_file_be_deleted: {
    user_id: string | null
    refused: string | null
  }
  let_file_go: {
    user_id: string | null
    refused: string | null
  }
  letter_contacts_of_report: {
    relative_id: string | null
    sealed_for: string | null
    row_id: string | null
    sealed: Buffer | null
  }
  link_file: {
    link_file: string | null
  }
  listed_members: {
    company_name: string | null
    street: string | null
    house_number: string | null
    postal_code: string | null
    city: string | null
    phone: string | null
    website: string | null
  }
  look_at_copy: {
    id: string | null
    sealed_key: Buffer | null
    storage_key: string | null
    stage: string | null
    file_id: string | null
    file_kind: string | null
    file_size: number | null
    file_sealed: Buffer | null
    file_key: string | null
  }
  look_at_delivery: {
    id: string | null
    sealed_first: Buffer | null
  }
  look_at_file: {
    user_id: string | null
    sealed: Buffer | null
    email: string | null
    wish_file_number: string | null
    created_at: Date | null
    updated_at: Date | null
    is_completed: boolean | null
    confirmed_at: Date | null
    sections: string | null
    works: boolean | null
    leaves_at: Date | null
    member_id: string | null
    member_name: string | null
  }
  look_at_notice: {
    look_at_notice: Buffer | null
  }
  look_at_reported_file: {
    user_id: string | null
    sealed: Buffer | null
    file_number: string | null
  }
  look_at_requested_contact: {
    id: string | null
    sealed: Buffer | null
  }
  look_at_requested_file: {
    user_id: string | null
    sealed: Buffer | null
  }
  look_at_whom_to_call: {
    id: string | null
    sealed: Buffer | null
  }
  looked_up_enough: {
    looked_up_enough: boolean | null
  }
  make_card_batch: {
    make_card_batch: number | null
  }
  mandate_of_link: {
    mandate: string | null
    subject: string | null
  }
  mandate_to_tell: {
    mandate_to_tell: string | null
  }
  may_attend: {
    may_attend: boolean | null
  }
  may_let_read: {
    may_let_read: boolean | null
  }
  may_report: {
    may_report: boolean | null
  }
  may_still_call: {
    may_still_call: boolean | null
  }
  may_tick: {
    may_tick: boolean | null
  }
  member_deliveries: {
    id: string | null
    kind: string | null
    created_at: Date | null
  }
  member_may_go: {
    member_may_go: boolean | null
  }
  member_referrals: {
    member: string | null
    total: number | null
  }
  members_who_may_ask: {
    id: string | null
    company_name: string | null
    city: string | null
    email: string | null
  }
  money_returned: {
    money_returned: boolean | null
  }
  money_went: {
    money_went: boolean | null
  }
  months_are_over: {
    months_are_over: boolean | null
  }
  move_card_orders: {
    id: string | null
    email: string | null
  }
  night_after: {
    night_after: Date | null
  }
  nobody_got: {
    nobody_got: boolean | null
  }
  nobody_got_will: {
    nobody_got_will: boolean | null
  }
  note_call_made: {
    note_call_made: boolean | null
  }
  note_death_call: {
    note_death_call: string | null
  }
  note_letter_sent: {
    note_letter_sent: string | null
  }
  note_reached: {
    note_reached: boolean | null
  }
  note_request_call: {
    note_request_call: string | null
  }
  note_unanswered: {
    note_unanswered: boolean | null
  }
  notice_people: {
    noted_by: string | null
    confirmed_by: string | null
    sent_by: string | null
  }
  number_end_of_report: {
    number_end_of_report: string | null
  }
  number_of_card: {
    number_of_card: string | null
  }
  number_of_copy: {
    wish_file_number: string | null
  }
  one_reading_lasts: {
    one_reading_lasts: string | null
  }
  open_attention: {
    id: string | null
    kind: string | null
    about: string | null
    why: string | null
    since: Date | null
    company: string | null
    amount_cents: number | null
    request_id: string | null
  }
  open_card_batch: {
    id: string | null
    file_number: string | null
    variant: string | null
    address: Buffer | null
    card_id: string | null
    card_number: number | null
    token: Buffer | null
  }
  open_file_of: {
    open_file_of: Buffer | null
  }
  open_file_to_write: {
    open_file_to_write: Buffer | null
  }
  open_request_for: {
    open_request_for: boolean | null
  }
  other_requests: {
    id: string | null
    kind: string | null
    state: string | null
    because: string | null
    company_name: string | null
    member_id: string | null
    created_at: Date | null
  }
  own_access_requests: {
    id: string | null
    kind: string | null
    state: string | null
    because: string | null
    created_at: Date | null
    changed_at: Date | null
    sealed: Buffer | null
  }
  own_answered_calls: {
    request: string | null
  }
  own_asked_certificates: {
    request: string | null
    asked_at: Date | null
  }
  own_director: {
    member: string | null
    company_name: string | null
    since: Date | null
  }
  own_faulted_requests: {
    request: string | null
  }
  own_fetches: {
    request: string | null
    at: Date | null
  }
  own_file_fetches: {
    company_name: string | null
    kind: string | null
    fetched_at: Date | null
    stopped_at: Date | null
  }
  own_file_requests: {
    company_name: string | null
    kind: string | null
    state: string | null
    created_at: Date | null
    changed_at: Date | null
  }
  own_grantees: {
    id: string | null
    sealed: Buffer | null
    company_name: string | null
  }
  own_linked_files: {
    own_linked_files: number | null
  }
  own_member_figures: {
    kind: string | null
    month: Date | null
    total: number | null
  }
  own_needed_certificates: {
    own_needed_certificates: string | null
  }
  own_paid_requests: {
    request: string | null
    paid_at: Date | null
  }
  own_request_askers: {
    request: string | null
    name: string | null
  }
  own_requests_to_prove: {
    own_requests_to_prove: string | null
  }
  own_unpaid_requests: {
    id: string | null
    sealed: Buffer | null
  }
  owner_of_report: {
    owner_of_report: string | null
  }
  owner_of_request: {
    owner_of_request: string | null
  }
  owner_to_tell: {
    owner_to_tell: string | null
  }
  owner_untold: {
    owner_untold: string | null
  }
  owns_wish_file: {
    owns_wish_file: boolean | null
  }
  paper_of_report: {
    id: string | null
    relative_id: string | null
    added_at: Date | null
  }
  pass_on_ownership: {
    pass_on_ownership: string | null
  }
  people_of_member: {
    id: string | null
    user_id: string | null
    part: string | null
    name: string | null
    email: string | null
    state: string | null
    stays: boolean | null
  }
  people_of_request: {
    who: string | null
    id: string | null
    sealed: Buffer | null
  }
  places_of: {
    places_of: string[] | null
  }
  prepare_account: {
    prepare_account: Date | null
  }
  print_notice: {
    print_notice: Buffer | null
  }
  ranges_of: {
    ranges_of: string[] | null
  }
  readdress_notice: {
    readdress_notice: string | null
  }
  reading_to_tell: {
    email: string | null
    files: number | null
  }
  reads_copies: {
    reads_copies: boolean | null
  }
  refusal_of: {
    email: string | null
    paid_back_at: Date | null
  }
  refuse_death: {
    refuse_death: string | null
  }
  register_state: {
    what: string | null
    name: string | null
    state: string | null
    total: number | null
    since: Date | null
  }
  relative_may_read: {
    relative_may_read: boolean | null
  }
  relative_reads: {
    relative_reads: string | null
  }
  relative_reads_documents: {
    relative_reads_documents: string | null
  }
  relative_reads_sections: {
    wish_id: string | null
    section: string | null
  }
  relatives_wait_for: {
    relatives_wait_for: boolean | null
  }
  renew_reading_code: {
    became: string | null
    sealed: Buffer | null
  }
  renew_takeover_code: {
    renew_takeover_code: Date | null
  }
  report_death: {
    report_death: string | null
  }
  report_is_certain: {
    report_is_certain: boolean | null
  }
  report_runs: {
    report_runs: boolean | null
  }
  report_to_prove: {
    report_to_prove: string | null
  }
  report_waits_until: {
    report_waits_until: Date | null
  }
  reports_in_case: {
    id: string | null
    state: string | null
    created_at: Date | null
  }
  request_confirms_itself: {
    request_confirms_itself: boolean | null
  }
  request_goes_on: {
    request_goes_on: boolean | null
  }
  request_may_stop: {
    request_may_stop: boolean | null
  }
  requests_beside_report: {
    id: string | null
    kind: string | null
    state: string | null
    because: string | null
    company_name: string | null
    created_at: Date | null
  }
  role_holders: {
    id: string | null
    email: string | null
    roles: string[] | null
  }
  runs_of_file: {
    what: string | null
    id: string | null
    kind: string | null
    state: string | null
    who: string | null
    at: Date | null
    until: Date | null
  }
  said_alive: {
    at: Date | null
    signed_in: boolean | null
    answered: boolean | null
  }
  seen_of_report: {
    paper: boolean | null
    whose: boolean | null
    user_id: string | null
    sealed: Buffer | null
    file_number: string | null
  }
  seen_of_request: {
    whose: boolean | null
    named: boolean | null
    certificate: boolean | null
    user_id: string | null
    sealed: Buffer | null
  }
  session_user_of: {
    user_id: string | null
    email: string | null
    roles: string[] | null
    assurance: string | null
    second_factor: string | null
  }
  settle_attention: {
    settle_attention: boolean | null
  }
  settle_stop: {
    settle_stop: boolean | null
  }
  state_when_confirmed: {
    state_when_confirmed: string | null
  }
  stop_delivery: {
    stop_delivery: boolean | null
  }
  stop_notes_of: {
    id: string | null
    request_id: string | null
    sealed: Buffer | null
    at: Date | null
    email: string | null
  }
  stop_report_by_link: {
    stop_report_by_link: boolean | null
  }
  stop_waits: {
    stop_waits: boolean | null
  }
  stopped_access: {
    company: string | null
    owner: string | null
  }
  stopped_by_desk: {
    stopped_by_desk: boolean | null
  }
  stopped_by_sign_in: {
    stopped_by_sign_in: boolean | null
  }
  stopped_company: {
    company: string | null
    leaves: boolean | null
  }
  stopped_membership: {
    stopped_membership: string | null
  }
  take_back_approval: {
    take_back_approval: boolean | null
  }
  take_back_call: {
    take_back_call: boolean | null
  }
  take_back_call_made: {
    take_back_call_made: boolean | null
  }
  take_card_batch: {
    take_card_batch: boolean | null
  }
  take_death_answer: {
    take_death_answer: string | null
  }
  take_end_of_member: {
    take_end_of_member: boolean | null
  }
  tick_task: {
    tick_task: string | null
  }
  total_wishes_count: {
    total_wishes_count: string | null
  }
  tried_by: {
    tried_by: string | null
  }
  unfinished_files: {
    user_id: string | null
    email: string | null
  }
  wait_hours_of: {
    wait_hours_of: number | null
  }
  waiting_card_orders: {
    id: string | null
    file_number: string | null
    created_at: Date | null
    sealed: Buffer | null
    held: boolean | null
  }
  waits_for_answer: {
    waits_for_answer: boolean | null
  }
  waits_for_fetch: {
    waits_for_fetch: boolean | null
  }
  wish_growth: {
    total: string | null
    today: string | null
    week: string | null
    before_month: string | null
  }
  withdraw_own_request: {
    withdraw_own_request: boolean | null
  }
  withdrawn_by: {
    withdrawn_by: string | null
  }
  withheld_files: {
    id: string | null
    part: string | null
    sealed: Buffer | null
  }
  works_for: {
    works_for: boolean | null
  }
  written_last: {
    written_last: Date | null
  }
}
