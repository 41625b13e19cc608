import { ChevronDown } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'

import { changeLab } from '#web/trend-lab/address/lab-store.ts'
import { labProperties } from '#web/trend-lab/data/lab-data.ts'
import {
  labelWithUnit,
  type LabProperty,
  propertyGroups,
} from '#web/trend-lab/data/lab-properties.ts'

/** The list of properties, in three groups, that a search narrows. */
export function PropertyPicker({ chosen }: { readonly chosen: LabProperty }) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const [query, setQuery] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const found = isOpen
    ? [...labProperties.values()].filter((property) => isFound(property, query))
    : []

  function close() {
    setIsOpen(false)
    setQuery('')
    button.current?.focus()
  }

  function choose(key: string) {
    close()
    changeLab({ shown: { kind: 'property', key, scale: null } })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // A card that is open stays.
      event.preventDefault()
      close()
    }
    const [best] = found
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && best !== undefined) {
      event.preventDefault()
      choose(best.property)
    }
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // Events come from its button and its list.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="lab-picker" onKeyDown={handleKey} onBlur={leave}>
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        className="lab-chip lab-chosen"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span key={chosen.property}>{labelWithUnit(chosen)}</span>
        <ChevronDown aria-hidden className="size-5" />
      </button>
      <div id={id} hidden={!isOpen} className="lab-list">
        {isOpen ? (
          <>
            <input
              type="search"
              // The list has been opened to be searched.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              value={query}
              aria-label="Find a property"
              placeholder="Find a property"
              onChange={(event) => setQuery(event.target.value)}
            />
            {propertyGroups.map(({ id: group, title }) => {
              const entries = found.filter((property) => property.group === group)
              return entries.length === 0 ? null : (
                <div key={group} role="group" aria-label={title}>
                  <p aria-hidden className="lab-title">
                    {title}
                  </p>
                  {entries.map((property) => (
                    <button
                      key={property.property}
                      type="button"
                      aria-pressed={property === chosen}
                      onClick={() => choose(property.property)}
                    >
                      {labelWithUnit(property)}
                    </button>
                  ))}
                </div>
              )
            })}
            {found.length === 0 ? <p className="lab-note">No property matches.</p> : null}
          </>
        ) : null}
      </div>
    </div>
  )
}

function isFound(property: LabProperty, query: string): boolean {
  const text = `${labelWithUnit(property)} ${property.definition}`.toLowerCase()
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}
