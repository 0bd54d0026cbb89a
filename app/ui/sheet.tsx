import type { ReactNode } from 'react'
import { sheet } from './sheet.css.ts'

/**
 * The page can be used without answering; the script makes it a dialog that must be answered.
 *
 * @param label id of its heading
 */
export function Sheet({ label, children }: { label: string; children: ReactNode }) {
  return (
    <dialog open aria-labelledby={label} className={sheet} data-plain="">
      {children}
    </dialog>
  )
}
