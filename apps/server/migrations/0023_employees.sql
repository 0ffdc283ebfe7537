CREATE TABLE "employee_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"employee_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"store_key" text,
	"subject" text,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "employee_stores" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"store_key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "role" text DEFAULT 'seller' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "code_seed" uuid;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "last_code_step" bigint;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "disabled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "employee_id" uuid;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "store_key" text;--> statement-breakpoint
ALTER TABLE "employee_stores" ADD CONSTRAINT "employee_stores_token_hash_sessions_token_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "employee_events_at" ON "employee_events" USING btree ("brand","at");