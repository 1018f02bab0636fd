import { IconChartBarOff } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Notice } from "./Notice.tsx";

interface EmptyStateProps {
  /** What would be here. */
  readonly title: string;
  /** How to get it. */
  readonly hint: string;
  readonly children?: ReactNode;
}

/** There is nothing to show, and nothing is wrong. */
export function EmptyState({ title, hint, children }: EmptyStateProps) {
  return (
    <Notice icon={IconChartBarOff} title={title} reason={hint} testId="empty-state">
      {children}
    </Notice>
  );
}
