ALTER TABLE "shopping_list_items" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "price_minor" integer;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "name" text;--> statement-breakpoint
ALTER TABLE "shopping_list_items" ADD COLUMN "image" jsonb;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "share_key" text;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_wish_of_visitor" ON "shopping_lists" USING btree ("visitor_hash","brand") WHERE kind = 'wish' and customer_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shopping_lists_wish_of_customer" ON "shopping_lists" USING btree ("customer_id","brand") WHERE kind = 'wish' and customer_id is not null;--> statement-breakpoint
ALTER TABLE "shopping_lists" ADD CONSTRAINT "shopping_lists_share_key_unique" UNIQUE("share_key");
