export { Button, ButtonLink, ButtonRow, buttonClass, type ButtonVariant } from './button.tsx'
export { AreaCard, AreaHeading, Card, CardList, Disclosure, LinkCard, Seal } from './card.tsx'
export {
  Checkbox,
  CheckboxGroup,
  type CheckboxGroupProps,
  type CheckboxProps,
  type Option,
  RadioGroup,
  type RadioGroupProps,
} from './choices.tsx'
export {
  describedBy,
  Field,
  type QuestionProps,
  TextArea,
  type TextAreaProps,
  TextInput,
  type TextInputProps,
} from './field.tsx'
export { Figure, Figures } from './figures.tsx'
export { Conditional, DefaultSubmit, FieldList, FieldRow, FormGroup } from './form-group.tsx'
export { ScreenOnly, VisuallyHidden } from './hidden.tsx'
export {
  ArrowIcon,
  CheckIcon,
  DownloadIcon,
  InfoIcon,
  PlusIcon,
  PrintIcon,
  RemoveIcon,
  WarningIcon,
} from './icons.tsx'
export { ChatButton, Hero, Part, Points, Questions, SplitPart } from './landing.tsx'
export {
  type FooterColumn,
  Large,
  Lead,
  Narrow,
  Page,
  SiteFooter,
  SiteHeader,
  SkipLink,
} from './layout.tsx'
export { type ErrorLink, ErrorSummary, LiveNote, StatusMessage } from './messages.tsx'
export { Breadcrumb, type NavItem, StepProgress, Tabs } from './navigation.tsx'
export { Meta, Prose, Spread } from './prose.tsx'
export { SearchForm } from './search-form.tsx'
export { StillLife } from './still-life.tsx'
export { Sheet } from './sheet.tsx'
export { type SummaryItem, SummaryList, type SummaryRows } from './summary-list.tsx'
export { type Area, AreaSymbol, Logo } from './symbols.tsx'
export { WordsContext } from './words.ts'
